import type { FeedRow, Readers } from "../../store/queries/feed.ts";
import type { Tx } from "../base/context.ts";
import { type Body, uncutBody } from "../base/uncut.ts";
import { rulesFor } from "./collectionRules.ts";

/** A document as it stands, and what has happened to it. */
interface FedDocument {
  collection: string;
  id: string;
  body: Body;
  /** `created`: no one can have seen it before; `sight`: only who sees it may have changed. */
  change: "created" | "content" | "sight";
}

/**
 * Brings the grants of one document up to date and writes one feed row for every user to whom something changed:
 * the content, the sight of it, or its being there at all.
 * @returns the users who see it now
 */
export function feedReaders(tx: Tx, { collection, id, body, change }: FedDocument): Readers {
  const before = change === "created" ? new Map<number, number>() : tx.store.feed.readersOf(collection, id);
  // A collection of a later version has no readers here.
  const after = rulesFor(collection)?.audience.readers(tx, { id, body, isNew: change === "created" }) ?? new Map();
  for (const [user_id, sight] of after) {
    if (change === "sight" && before.get(user_id) === sight) continue;
    feed(tx, { user_id, collection, id, gone: false, sight });
  }
  for (const user_id of before.keys()) {
    if (!after.has(user_id)) feed(tx, { user_id, collection, id, gone: true, sight: null });
  }
  return after;
}

/** The same for a document that someone's sight of may have changed without its being written. */
export function feedSight(tx: Tx, collection: string, id: string): void {
  const row = tx.store.documents.get(collection, id);
  if (row && !row.deleted) feedReaders(tx, { collection, id, body: uncutBody(row), change: "sight" });
}

/** The same for a document of which every reader may get another cut than before. */
export function feedContent(tx: Tx, collection: string, id: string): void {
  const row = tx.store.documents.get(collection, id);
  if (row && !row.deleted) feedReaders(tx, { collection, id, body: uncutBody(row), change: "content" });
}

/**
 * Tells everybody who saw a document that it is deleted. Their grants stay: they may still learn of a conflict with it.
 * @returns no readers: no one sees it now
 */
export function feedDeletion(tx: Tx, collection: string, id: string): Readers {
  for (const [user_id, sight] of tx.store.feed.readersOf(collection, id)) {
    feed(tx, { user_id, collection, id, gone: true, sight });
  }
  return new Map();
}

function feed(tx: Tx, row: Omit<FeedRow, "seq" | "at">): void {
  tx.store.feed.put({ ...row, seq: tx.store.meta.nextSeq(), at: tx.now });
  tx.touched.add(row.user_id);
}
