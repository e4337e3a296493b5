import type { OrderView, RefundRequest } from "shared-schema/api/billing/order";
import type { Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { fromMinor, toMinor } from "shared-schema/billing/vat";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, transact } from "../../base/context.ts";
import type { BillingDeps } from "../deps.ts";
import { inOrder } from "../pay/inOrder.ts";
import { mirror } from "../pay/mirror.ts";
import { orderViewOf } from "../show/orderView.ts";

/**
 * Gives back an order, whole or in part. A double click is one refund: the second names what was refunded before the first, and the key
 * at the provider says it too.
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
    const order = store.billing.orders.get(id) ?? found;
    const isPaid = order.state === "paid" || order.state === "partly_refunded";
    if (!isPaid || order.payment_id === null) return refused("billing.not-refundable");
    if (refunded !== undefined && toMinor(refunded, order.currency) !== order.refunded) {
      return refused("billing.refund-changed");
    }
    const most = order.total - order.refunded;
    const asked = amount === undefined ? most : toMinor(amount, order.currency);
    if (asked > most) {
      return refused("billing.refund-too-large", { most: `${fromMinor(most, order.currency)} ${order.currency}` });
    }
    transact(deps, (tx) => {
      const details = { order: id, agreement: order.cruise_id, version: order.version, sum: asked };
      noteEvent(tx, { verb: "billing.ask_refund", user_id: actor.user_id, details }, null);
    });
    const key = `order-${id}-refund-${order.refunded}-${asked}`;
    const given = await billing.card.refund(order.payment_id, asked, key);
    if (!given.ok) return given;
    const read = await billing.card.read(order.payment_id);
    // The money is on its way: what could not be read now is read at the next look.
    const now = read.ok ? (mirror(deps, billing, read.value) ?? order) : order;
    return done(orderViewOf(store, now, language));
  });
}
