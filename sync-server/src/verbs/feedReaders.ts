import type { Tx } from "./context.ts";
import { readersNow } from "./readers.ts";

/** A document as it stands, and what has happened to it. */
export interface FedDocument {
  collection: string;
  id: string;
  /** As JSON text. */
  body: string;
  /** `created`: nobody can have seen it before; `sight`: only who sees it may have changed. */
  change: "created" | "content" | "sight";
}

/**
 * Brings the grants of one document up to date and writes one feed row for every user to whom something changed:
 * the content, the sight of it, or its being there at all.
 */
export function feedReaders(tx: Tx, { collection, id, body, change }: FedDocument): void {
  const { acl } = tx.store;
  const before = change === "created" ? new Map<number, number>() : acl.readersOf(collection, id);
  const after = readersNow(tx, collection, id, body);
  for (const [user, sight] of after) {
    const sightChanged = before.get(user) !== sight;
    if (sightChanged) acl.grant(collection, id, user, sight);
    if (change !== "sight" || sightChanged) feed(tx, user, collection, id, false);
  }
  for (const user of before.keys()) {
    if (after.has(user)) continue;
    acl.revoke(collection, id, user);
    feed(tx, user, collection, id, true);
  }
}

/** The same for a document that somebody's sight of may have changed without its being written. */
export function feedSight(tx: Tx, collection: string, id: string): void {
  const row = tx.store.documents.get(collection, id);
  if (row && !row.deleted) feedReaders(tx, { collection, id, body: row.body, change: "sight" });
}

/** Tells everybody who saw a document that it is deleted. Their grants stay: they may still be told of a clash with it. */
export function feedDeletion(tx: Tx, collection: string, id: string): void {
  for (const user of tx.store.acl.readersOf(collection, id).keys()) feed(tx, user, collection, id, true);
}

function feed(tx: Tx, user: number, collection: string, id: string, gone: boolean): void {
  tx.store.feed.put(user, collection, id, tx.store.meta.nextSeq(), gone, tx.now);
  tx.touched.add(user);
}
