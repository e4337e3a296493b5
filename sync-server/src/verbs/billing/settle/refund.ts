import type { OrderView, RefundRequest } from "shared-schema/api/billing/order";
import type { Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { toMinor } from "shared-schema/billing/vat";
import { decideRefund } from "shared-schema/invoice/refund";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, transact } from "../../base/context.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { inOrder } from "../pay/inOrder.ts";
import { mirror } from "../pay/mirror.ts";
import { orderViewOf } from "../show/orderView.ts";

/**
 * Gives back an order, whole or in part. The provider is asked first: where something was given back that the administrator has not seen,
 * nothing more is. So a double click is one refund, and so is one that a killed process or a restored backup knows nothing of.
 */
export async function refundOrder(
  deps: BillingDeps,
  actor: Actor,
  { id, amount, refunded, language }: RefundRequest & { id: string; language: Language },
): Promise<Result<OrderView>> {
  const { billing, store } = deps;
  if (!billing) return refused("billing.off");
  const found = store.billing.orders.get(id);
  if (!found) return refused("billing.order-not-found");
  return inOrder(store, found.cruise_id, async () => {
    const { payment_id, refunded: known, currency } = store.billing.orders.get(id) ?? found;
    if (payment_id === null) return refused("billing.not-refundable");
    const seen = refunded === undefined ? known : toMinor(refunded, currency);
    const before = await orderNow(deps, billing, id, payment_id);
    if (!before.ok) return before;
    const asked = decideRefund(before.value, { amount, seen });
    if (!asked.ok) return asked;
    transact(deps, (tx) => {
      const { cruise_id: agreement, version } = before.value;
      const details = { order: id, agreement, version, sum: asked.value };
      noteEvent(tx, { verb: "billing.ask_refund", user_id: actor.user_id, details }, null);
    });
    const given = await billing.card.refund(payment_id, asked.value, `order-${id}-refund-${seen}-${asked.value}`);
    if (!given.ok) return given;
    // The money is on its way: what cannot be read now is read at the next look.
    const after = await orderNow(deps, billing, id, payment_id);
    return done(orderViewOf(store, after.ok ? after.value : before.value, language));
  });
}

/** The order as it is once the provider was asked. */
async function orderNow(deps: BillingDeps, billing: Billing, id: string, paymentId: string): Promise<Result<OrderRow>> {
  const read = await billing.card.read(paymentId);
  if (!read.ok) return read;
  const order = mirror(deps, billing, read.value) ?? deps.store.billing.orders.get(id);
  return order ? done(order) : refused("billing.order-not-found");
}
