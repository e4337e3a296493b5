import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import type { HistoryRow } from "../../../store/queries/history.ts";
import type { Store } from "../../../store/store.ts";
import { ERASED, erasedProfile } from "../../base/erased.ts";
import { uncut } from "../../base/uncut.ts";
import type { Eraser } from "../eraser/eraser.ts";

/** The parts of a refusal that may repeat what was entered. */
const REPEATING: ReadonlySet<string> = new Set(["params", "fields", "unkept"]);

type Documents = Pick<Store, "documents">;

/**
 * Is this a profile that an account has made, that no one has claimed, and that no one else has a use for: on no agreement and among
 * no one else's contacts?
 */
export function isUnclaimed(
  { documents, links }: Pick<Store, "documents" | "links">,
  userId: number,
  id: string,
): boolean {
  if (!isMadeFor({ documents }, userId, id)) return false;
  if (links.sourcesOf("profiles", id, "agreements").length > 0) return false;
  return links.sourcesOf("profiles", id, "contacts").every((contact) => {
    const row = documents.get("contacts", contact);
    return !row || row.deleted || uncut("contacts", row).user_id === userId;
  });
}

/** Has the account made this profile for someone who has not claimed it? */
function isMadeFor({ documents }: Documents, userId: number, id: string): boolean {
  const row = documents.get("profiles", id);
  if (!row) return false;
  const { user_id, created_by } = uncut("profiles", row);
  return user_id === null && created_by === userId;
}

/** Begins the operation by which an erasure empties a profile as unclaimed: the history tells it for good. */
export function unclaimedBy(erasure: number): string {
  return `unclaimed-${erasure}-`;
}

function isUnclaimedOp({ op, user_id }: HistoryRow, erasure: number): boolean {
  return user_id === null && op.startsWith(unclaimedBy(erasure));
}

/**
 * Erases what an account alone has kept: the profiles that it made and that were erased as unclaimed, in their history, and the history of its
 * contacts and of its inbox. The copies that agreements have of such a profile stay part of them.
 */
export function ownedEraser({ history }: Pick<Store, "history">, userId: number, erasure: number): Eraser {
  const known = new Map<string, boolean>();
  // How a profile looks does not say so: anybody may enter dashes, and someone may claim a profile that was erased.
  const isGone = (id: string): boolean => {
    const isKnown = known.get(id) ?? history.revisionsOf("profiles", id).some((row) => isUnclaimedOp(row, erasure));
    known.set(id, isKnown);
    return isKnown;
  };
  return {
    body(collection, id, body) {
      // States since someone has claimed it are theirs.
      if (collection === "profiles") {
        const isOwn = body["created_by"] === userId && (body["user_id"] ?? null) === null;
        return isOwn && isGone(id) ? erasedProfile(body) : body;
      }
      if (body["user_id"] !== userId) return body;
      if (collection === "contacts") return { ...body, email: null };
      return collection === "inbox" ? erasedRow(body) : body;
    },
    text(kind: TextKind, value: unknown, document: string | null) {
      const [collection, id = ""] = document?.split("/") ?? [];
      if (collection !== "profiles" || !isMap(value) || !isGone(id)) return value;
      if (kind === "recovered") return null;
      return kind === "answers" ? pick(value, (key) => !REPEATING.has(key)) : value;
    },
  };
}

function erasedRow(row: JsonMap): JsonMap {
  const kept = pick(row, (key) => !REPEATING.has(key));
  return { ...kept, title: ERASED, base: null, mine: null, theirs: null, by: null };
}
