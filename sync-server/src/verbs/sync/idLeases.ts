import { mayCreateAgreements } from "shared-schema/agreement/access";
import { done, type Result, refused } from "shared-schema/base/result";
import { LEASE_SIZE, type Lease, type leaseRequest } from "shared-schema/sync/wire";
import type { z } from "zod";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps } from "../base/context.ts";

/**
 * The most blocks of ids that a user may take within a day without using them. Each new log-in on a device takes one or
 * two: no person comes near the limit, but a runaway client does.
 */
export const UNUSED_BLOCKS = 200;
const DAY_MS = 86_400_000;

/** Gives a device the next block of ids of a kind, or several blocks as one, for what it will create offline. */
export function leaseIds(
  deps: Deps,
  actor: Actor,
  { kind, blocks }: z.infer<typeof leaseRequest>,
  device: string | null,
): Result<Lease> {
  if (kind === "agreement" && !mayCreateAgreements(actor)) return refused("lease.administrators-only");
  return attempt(deps, (tx) => {
    const since = new Date(Date.parse(tx.now) - DAY_MS).toISOString();
    const unused = tx.store.leases.unusedSince(kind, actor.user_id, since);
    const count = blocks * LEASE_SIZE[kind];
    if (unused + count - LEASE_SIZE[kind] >= UNUSED_BLOCKS * LEASE_SIZE[kind]) {
      return refused("lease.too-many");
    }
    const to = tx.store.meta.takeIds(kind, count);
    const from = to - count + 1;
    tx.store.leases.add({ kind, first_id: from, last_id: to, user_id: actor.user_id, device, at: tx.now });
    noteEvent(tx, { verb: "lease.take", user_id: actor.user_id, details: { kind, first: from, last: to } }, null);
    return done({ from, to });
  });
}
