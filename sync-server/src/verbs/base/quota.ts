import { type Refused, refused } from "shared-schema/base/result";
import { type Collection, isWritten } from "shared-schema/sync/wire";
import type { Actor, Tx } from "./context.ts";
import { ownership } from "./relations.ts";
import type { Body } from "./uncut.ts";

/** A written document's part in the usage of its account. */
export interface Written {
  collection: Collection;
  body: Body;
  /** As it is kept. */
  json: string;
  /** The author; null is the server, which writes for the owner. */
  user_id: number | null;
  /** Whether the document was live before the write, and whether it is after. */
  existed: boolean;
  exists: boolean;
}

/** Counts a written document: its bytes for who had it written, the document itself for who made it. */
export function countWritten(tx: Tx, { collection, body, json, user_id, existed, exists }: Written): void {
  const { owner_id, creator_id } = ownership(body);
  const writer = user_id ?? owner_id;
  if (writer !== null) tx.store.usage.add(writer, { documents: 0, bytes: Buffer.byteLength(json) }, tx.now);
  const maker = creator_id ?? owner_id;
  if (maker !== null && isWritten(collection) && existed !== exists) {
    tx.store.usage.add(maker, { documents: exists ? 1 : -1, bytes: 0 }, tx.now);
  }
}

/** The write to be checked against the quota. */
interface Demand {
  /** Whether a document is made by it. */
  isNew?: boolean;
  /**
   * The size of the write in bytes, where it is known and matters. Without it, the account only must not be full yet.
   */
  bytes?: number;
}

/**
 * Refuses a write of an account that is over its quota. Not asked of writes that only remove: a deletion, a picture
 * taken off, a lock or an addendum taken back, leaving an agreement.
 */
export function overQuota(tx: Tx, actor: Actor, { isNew = false, bytes: more = 0 }: Demand = {}): Refused | null {
  const { documents, bytes } = tx.store.usage.of(actor.user_id, tx.now);
  const most = tx.quotas;
  if (bytes + Math.max(more, 1) > most.bytes) return refused("account.full");
  if (isNew && documents >= most.documents) {
    return refused("account.too-many-documents");
  }
  return null;
}
