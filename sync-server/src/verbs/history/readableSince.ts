import { isAmong, ownParties, roleAccess } from "shared-schema/agreement/access";
import { partyKey } from "shared-schema/base/roles";
import type { Actor, Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import type { ReadableRow } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

/** Bytes of revisions that are searched for the moment at which a reader joined. Older ones are not told. */
const MOST_SEARCHED = 64 * 1024 * 1024;

/**
 * Decides from where an agreement's history is told to a reader. Administrators and professionals are told all of it, clients and
 * passengers what was written after their party was last added: what was agreed before is not theirs to read.
 * @returns the revision that brought the reader onto the agreement, the first state that may be told; 0 tells everything
 */
export function readableSince(tx: Tx, actor: Actor, row: ReadableRow): number {
  const agreement = shown("agreements", row);
  const viewer = viewerOf(tx, actor);
  if (isAmong("professionals", agreement, viewer)) return 0;
  const own = ownParties(agreement, viewer);
  // A passenger who became a client is told prices from then on.
  const readers = own.filter(({ role }) => roleAccess(role).contract);
  const keys = (readers.length > 0 ? readers : own).map(({ role, profile_id }) => partyKey(role, profile_id));
  let [joined, searched] = [Number.MAX_SAFE_INTEGER, 0];
  for (const { revision, bytes, has } of tx.store.historySearch.revisionsWithParties(row.id, keys)) {
    searched += bytes;
    if (!has || searched > MOST_SEARCHED) return joined;
    joined = revision;
  }
  return 0;
}
