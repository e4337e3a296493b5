import { fullName } from "shared-schema/profile/schema";
import { isContainer, isEqual } from "shared-schema/sync/equal";
import type { WireClash } from "shared-schema/sync/wire";
import type { Tx } from "../context.ts";

/** Further back than this nobody is named. */
const LOOK_BACK = 50;

/** Who wrote the value that stands: the author of the oldest in the unbroken run of newest revisions that hold it. */
export function authorOf(tx: Tx, collection: string, id: string, clash: WireClash): number | null {
  let author: number | null = null;
  for (const revision of tx.store.ledger.latestRevisions(collection, id, LOOK_BACK)) {
    // A dispute about the whole document is with whoever wrote it last.
    if (clash.path === "") return revision.user_id;
    if (!isEqual(valueAt(JSON.parse(revision.body), clash.path) ?? null, clash.theirs)) return author;
    author = revision.user_id;
  }
  return author;
}

/** What a user is called; null for nobody, and for who is not there any more. */
export function nameOf(tx: Tx, userId: number | null): string | null {
  const user = userId === null ? undefined : tx.store.users.byId(userId);
  return user ? fullName(user) : null;
}

function valueAt(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), body);
}
