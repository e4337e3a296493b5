import type { Consequence, Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

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
 * An edit of a yacht or a profile gets a version of one more than the one that a generated contract has frozen, so that a version
 * never says two things. Other edits keep it.
 */
export const raiseVersion: Consequence = {
  revise({ store }, { collection, before }, body) {
    if ((collection !== "yachts" && collection !== "profiles") || !before || before.deleted) return body;
    const { version } = uncut(collection, before);
    return store.frozenVersions.of(collection, before.id) === version ? { ...body, version: version + 1 } : body;
  },
};
