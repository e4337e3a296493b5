import { isEqual } from "shared-schema/base/equal";
import { valueAt } from "shared-schema/base/json";
import type { Conflict } from "shared-schema/sync/merge";
import type { Tx } from "../../base/context.ts";
import { uncutBody } from "../../base/uncut.ts";
import { mayLookBack } from "../../base/work.ts";

/** Further back than this no one is named. */
export const RECENT_REVISIONS = 50;

/**
 * Names the authors of the current values, in the order of the conflicts: the author of the oldest revision in the
 * unbroken run of newest revisions that hold the value. Each revision is read once for all conflicts of an edit; null
 * where no one can be named.
 */
export function authorsOf(
  tx: Tx,
  collection: string,
  id: string,
  conflicts: readonly Conflict[],
): readonly (number | null)[] {
  const authors = conflicts.map((): number | null => null);
  let open = conflicts.map((conflict, index) => ({ conflict, index }));
  for (const revision of tx.store.history.newestRevisions(collection, id, RECENT_REVISIONS)) {
    if (!mayLookBack(tx, revision.body.length)) break;
    const body = uncutBody(revision);
    open = open.filter(({ conflict, index }) => {
      // A dispute about the whole document is with its last author.
      if (conflict.path === "") authors[index] = revision.user_id;
      if (conflict.path === "" || !isEqual(valueAt(body, conflict.path) ?? null, conflict.theirs)) return false;
      authors[index] = revision.user_id;
      return true;
    });
    if (open.length === 0) break;
  }
  return authors;
}
