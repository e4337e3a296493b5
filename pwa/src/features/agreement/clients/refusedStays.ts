import type { Stay } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import type { InboxBody } from "shared-schema/sync/inbox";

type Row = Pick<InboxBody, "collection" | "document_id" | "path" | "base" | "mine">;

/**
 * The open decisions about one passenger's stays: edits that the server refused or that conflicting, whole or in one
 * field of a stay. A part that was refused with another edit's mistake counts too, since it was not taken either.
 */
export function refusedStaysOf<R extends Row>(
  rows: readonly R[],
  agreementId: number,
  profileId: number,
  stays: Readonly<Record<string, Stay>>,
): R[] {
  return rows.filter(({ collection, document_id, path, base, mine }) => {
    if (collection !== "agreements" || document_id !== String(agreementId)) return false;
    if (path !== "") {
      const [map, stayId = ""] = path.split(".");
      return map === "stays" && (stays[stayId]?.profile_id ?? profileOf(mine)) === profileId;
    }
    const before = staysIn(base);
    return Object.entries(staysIn(mine)).some(
      ([stayId, stay]) => profileOf(stay) === profileId && !isEqual(before[stayId], stay),
    );
  });
}

function staysIn(body: unknown): Record<string, unknown> {
  return isRecord(body) && isRecord(body["stays"]) ? body["stays"] : {};
}

function profileOf(stay: unknown): unknown {
  return isRecord(stay) ? stay["profile_id"] : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
