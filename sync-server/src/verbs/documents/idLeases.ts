import { mayCreateAgreements } from "shared-schema/agreement/access";
import { done, type Result, refused } from "shared-schema/base/result";
import { LEASE_SIZE, type Lease, type LeaseKind } from "shared-schema/sync/wire";
import { accountNow } from "../base/account/accountNow.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../base/context.ts";
import type { WrittenCollection } from "./decide.ts";

const KIND: Partial<Record<WrittenCollection, LeaseKind>> = {
  agreements: "agreement",
  yachts: "yacht",
  profiles: "profile",
};

/**
 * The most blocks of ids that a user may take within a day without using them. Each new log-in on a device takes one or
 * two: no person comes near the limit, but a runaway client does.
 */
export const UNUSED_BLOCKS = 200;
const DAY_MS = 86_400_000;

/** Gives a device the next block of ids of a kind, for what it will create offline. */
export function leaseIds(deps: Deps, actor: Actor, kind: LeaseKind, device: string | null): Result<Lease> {
  if (kind === "agreement" && !mayCreateAgreements(actor)) return refused("lease.administrators-only");
  return attempt(deps, (tx) => {
    const since = new Date(Date.parse(tx.now) - DAY_MS).toISOString();
    const unused = tx.store.leases.unusedSince(kind, actor.user_id, since);
    if (unused >= UNUSED_BLOCKS * LEASE_SIZE[kind]) {
      return refused("lease.too-many");
    }
    const to = tx.store.meta.takeIds(kind, LEASE_SIZE[kind]);
    const from = to - LEASE_SIZE[kind] + 1;
    tx.store.leases.add({ kind, first_id: from, last_id: to, user_id: actor.user_id, device, at: tx.now });
    noteEvent(tx, { verb: "lease.take", user_id: actor.user_id, details: { kind, first: from, last: to } }, null);
    return done({ from, to });
  });
}

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
 * nobody's block was leased by a server whose memory is lost (a restored backup): it may be used too.
 */
export function mayUseId(tx: Tx, actor: Actor, collection: WrittenCollection, id: string): boolean {
  const kind = KIND[collection];
  if (!kind) return true;
  if (!/^[1-9]\d{0,14}$/.test(id)) return false;
  const holder = tx.store.leases.holderOf(kind, Number(id));
  if (holder === undefined) return Number(id) <= tx.store.meta.highestId(kind);
  return holder === actor.user_id || accountNow(tx, holder) === actor.user_id;
}
