import type { Collection } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../../base/context.ts";
import { type Body, uncut } from "../../base/uncut.ts";

/** Notes the versions of yacht and profiles that a contract generated just now has frozen. */
export function noteFrozen({ store }: Tx, agreementId: string): void {
  const copy = store.documents.get("snapshots", agreementId);
  const agreement = store.documents.get("agreements", agreementId);
  if (!copy || copy.deleted || !agreement) return;
  const { yacht, profiles } = uncut("snapshots", copy);
  const { yacht_id } = uncut("agreements", agreement);
  if (yacht && yacht_id !== null) store.frozenVersions.note("yachts", String(yacht_id), yacht.version);
  for (const [id, { version }] of Object.entries(profiles)) store.frozenVersions.note("profiles", id, version);
}

/**
 * The body under the version that it is to have: one more than a version that a generated contract has frozen, so that a version
 * never says two things. Other edits keep it.
 */
export function withVersion({ store }: Tx, collection: Collection, before: DocumentRow | null, body: Body): Body {
  if ((collection !== "yachts" && collection !== "profiles") || !before || before.deleted) return body;
  const { version } = uncut(collection, before);
  return store.frozenVersions.of(collection, before.id) === version ? { ...body, version: version + 1 } : body;
}
