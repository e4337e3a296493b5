import type { Tx } from "./context.ts";
import { readersNow } from "./readers.ts";

/**
 * Brings the grants of one document up to date and writes one feed row for every user to whom something changed:
 * the content, the sight of it, or its being there at all.
 */
export function feedReaders(tx: Tx, collection: string, id: string, contentChanged: boolean): void {
  const { acl, documents } = tx.store;
  const row = documents.get(collection, id);
  if (!row || row.deleted) return;
  const before = acl.readersOf(collection, id);
  const after = readersNow(tx, collection, id);
  for (const [user, sight] of after) {
    if (before.get(user) !== sight) acl.grant(collection, id, user, sight);
    if (contentChanged || before.get(user) !== sight) feed(tx, user, collection, id, false);
  }
  for (const user of before.keys()) {
    if (after.has(user)) continue;
    acl.revoke(collection, id, user);
    feed(tx, user, collection, id, true);
  }
}

/** Tells everybody who saw a document that it is deleted. Their grants stay: they may still be told of a clash with it. */
export function feedDeletion(tx: Tx, collection: string, id: string): void {
  for (const user of tx.store.acl.readersOf(collection, id).keys()) feed(tx, user, collection, id, true);
}

function feed(tx: Tx, user: number, collection: string, id: string, gone: boolean): void {
  tx.store.feed.put(user, collection, id, tx.store.meta.nextSeq(), gone, tx.now);
  tx.touched.add(user);
}
