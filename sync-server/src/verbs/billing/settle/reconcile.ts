import { refused } from "shared-schema/base/result";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { reading } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { endAttempt, ended } from "../pay/attempt.ts";
import { inOrder } from "../pay/inOrder.ts";
import { mirror } from "../pay/mirror.ts";
import { readBack } from "./readBack.ts";
import { doEvents, lookAt } from "./webhook.ts";

/** A payment that has not ended by then is asked about. */
export const PENDING_MS = 600_000;
const EVENTS_KEPT_MS = 90 * DAY_MS;

/**
 * Compares orders with the provider: what a restore has lost, messages that could not be dealt with, payments that have not ended, and
 * some of those that were paid, for refunds and disputes whose message has not come.
 */
export async function reconcile(deps: BillingDeps, isStopped: () => boolean = () => false): Promise<void> {
  const { billing, store } = deps;
  if (!billing) return;
  if (store.meta.isReadBackDue()) await readBack(deps, billing);
  await doEvents(deps);
  const { now } = reading(deps);
  for (const order of store.billing.orders.stale(movedBy(now, -PENDING_MS))) {
    if (isStopped()) return;
    await inOrder(store, order.cruise_id, () => endStale(deps, billing, order));
  }
  for (const { payment_id } of store.billing.orders.kept(movedBy(now, -DAY_MS))) {
    if (isStopped()) return;
    if (payment_id !== null) await lookAt(deps, payment_id);
  }
  store.billing.events.forget(movedBy(now, -EVENTS_KEPT_MS));
}

/** Ends a payment that was begun and left: paid where it is, else unpaid. Without an answer it stays as it is. */
async function endStale(deps: BillingDeps, billing: Billing, { id }: OrderRow): Promise<void> {
  const order = deps.store.billing.orders.get(id);
  if (order?.state !== "pending") return;
  if (order.payment_id === null) {
    endAttempt(deps, order, "abandoned");
    return;
  }
  const read = await billing.card.read(order.payment_id);
  if (!read.ok) return;
  const now = mirror(deps, billing, read.value) ?? order;
  if (now.state === "pending" && read.value.state !== "processing") {
    ended(deps, now, read.value.declined ?? refused("card.not-authenticated"));
  }
}
