import { isDeepStrictEqual } from "node:util";
import { vatShare } from "shared-schema/invoice/amounts";
import type { CardPayment } from "../../../ports/card/card.ts";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Tx, transact } from "../../base/context.ts";
import { factsOf, orderIn } from "../buyer.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { moveOrder } from "../move.ts";
import { issuePaper } from "./issuePaper.ts";
import { sendReceipt } from "./receipt.ts";

/**
 * Brings an order to what the provider says of its payment. This is the one place where an order becomes paid, is refunded or disputed:
 * the buyer's call, the provider's message, the look every ten minutes and an administrator's refund all end here, and each thing is done
 * by whoever comes first.
 * @returns the order as it is now; null where the payment belongs to none
 */
export function mirror(deps: BillingDeps, billing: Billing, payment: CardPayment): OrderRow | null {
  return transact(deps, (tx) => {
    const { orders } = tx.store.billing;
    const order = orders.byPayment(payment.id) ?? orders.get(payment.facts["order"] ?? "");
    if (!order) return null;
    orders.look(order.id, tx.now);
    const paid = takeIn(tx, billing, order, payment);
    const given = giveBack(tx, billing, paid, payment);
    return dispute(tx, given, payment);
  });
}

function takeIn(tx: Tx, billing: Billing, order: OrderRow, payment: CardPayment): OrderRow {
  if (payment.state !== "paid" || (order.state !== "unpaid" && order.state !== "pending")) return order;
  const bought = orderIn(payment.facts);
  const isOwn = order.payment_id === null || order.payment_id === payment.id;
  if (!bought || bought.id !== order.id || !isOwn || bought.total !== payment.amount) {
    tx.log.error({ order: order.id }, "A payment does not fit its order");
    return order;
  }
  // What was charged is what the provider says, whatever the last attempt here has written.
  const { net, vat, total, fee, covered, buyer } = bought;
  const sums = { currency: payment.currency, net, vat, total, fee, covered, buyer };
  const paid = moveOrder(tx, order, "pay", { ...sums, payment_id: payment.id, paid_at: tx.now }, { user: null });
  if (!paid) return order;
  const invoice = issuePaper(tx, billing, paid, "invoice", { net, vat, total });
  noteOrder(tx, paid, "pay", { paper: invoice.name });
  sendReceipt(tx, paid, "paid", invoice);
  return paid;
}

function giveBack(tx: Tx, billing: Billing, order: OrderRow, { refunded }: CardPayment): OrderRow {
  if (refunded <= order.refunded) return order;
  const event = refunded >= order.total ? "refund" : "refund_part";
  const moved = moveOrder(tx, order, event, { refunded }, { user: null });
  if (!moved) return order;
  const [before, after] = [vatShare(order, order.refunded), vatShare(order, Math.min(refunded, order.total))];
  const total = refunded - order.refunded;
  const vat = after - before;
  const note = issuePaper(tx, billing, moved, "credit_note", { net: total - vat, vat, total });
  noteOrder(tx, moved, "refund", { paper: note.name });
  sendReceipt(tx, moved, "refunded", note);
  return moved;
}

function dispute(tx: Tx, order: OrderRow, { dispute: state }: CardPayment): OrderRow {
  if (state === "none") return order;
  const won = order.refunded > 0 ? "dispute_won_part" : "dispute_won";
  const event = state === "won" ? won : "dispute";
  const moved = moveOrder(tx, order, event, {}, { user: null });
  if (!moved) return order;
  noteOrder(tx, moved, "dispute", {});
  return moved;
}

/** Notes a move of an order. */
function noteOrder(
  tx: Tx,
  { id, cruise_id, version, state }: OrderRow,
  verb: "pay" | "refund" | "dispute",
  { paper }: { paper?: string },
): void {
  const details = { order: id, agreement: cruise_id, version, state, ...(paper === undefined ? {} : { paper }) };
  noteEvent(tx, { verb: `billing.${verb}`, user_id: null, details }, null);
}

/** Does a payment say of its order what the order says itself? The provider keeps no empty texts. */
export function isUpToDate(order: OrderRow, { amount, facts }: CardPayment): boolean {
  const filled = (kept: CardPayment["facts"]) =>
    Object.fromEntries(Object.entries(kept).filter(([, text]) => text !== ""));
  return amount === order.total && isDeepStrictEqual(filled(facts), filled(factsOf(order)));
}
