import type { LeaseKind } from "shared-schema/sync/wire";
import { accountNow } from "../base/account/accountNow.ts";
import type { Actor, Tx } from "../base/context.ts";
import type { WrittenCollection } from "./collectionRules.ts";

const KIND: Partial<Record<WrittenCollection, LeaseKind>> = {
  agreements: "agreement",
  yachts: "yacht",
  profiles: "profile",
};

/** An id for what the server creates itself. */
export function nextId(tx: Tx, kind: LeaseKind): number {
  return tx.store.meta.takeIds(kind, 1);
}

/** Notes that a document was created under an id of a block. */
export function countUse(tx: Tx, collection: WrittenCollection, id: string): void {
  const kind = KIND[collection];
  if (kind) tx.store.leases.countUse(kind, Number(id));
}

/**
 * May this user create a document under this id? Out of the user's own block always, and out of those of accounts merged into the user's. An id below the highest that lies in
 * no one's block was leased by a server whose memory is lost (a restored backup): it may be used too.
 */
export function mayUseId(tx: Tx, actor: Actor, collection: WrittenCollection, id: string): boolean {
  const kind = KIND[collection];
  if (!kind) return true;
  if (!/^[1-9]\d{0,14}$/.test(id)) return false;
  const holder = tx.store.leases.holderOf(kind, Number(id));
  if (holder === undefined) return Number(id) <= tx.store.meta.highestId(kind);
  return holder === actor.user_id || accountNow(tx, holder) === actor.user_id;
}
