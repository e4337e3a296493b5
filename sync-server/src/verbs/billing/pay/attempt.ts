import type { PayAnswer } from "shared-schema/api/billing/pay";
import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import type { FeeOffer } from "shared-schema/billing/offer";
import { PRODUCT_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId } from "shared-schema/pricing/format";
import { REFUSALS } from "shared-schema/refusals/catalogue";
import type { CardPayment } from "../../../ports/card/card.ts";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { transact } from "../../base/context.ts";
import { buyerIn, factsOf } from "../buyer.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { moveOrder } from "../move.ts";
import { answerPaid } from "./answerPaid.ts";
import { isUpToDate, mirror } from "./mirror.ts";

/** One payment for each order, made without charging anything: its key is the order and the sum. */
async function paymentFor(deps: BillingDeps, { card }: Billing, order: OrderRow): Promise<Result<CardPayment>> {
  if (order.payment_id !== null) return card.read(order.payment_id);
  const { id, total: amount, currency } = order;
  const made = await card.create({ amount, currency, facts: { order: id } }, `order-${id}-${amount}`);
  if (made.ok) transact(deps, (tx) => tx.store.billing.orders.setPayment(id, made.value.id));
  return made;
}

/**
 * Charges a card for an order whose attempt has been written. A killed process leaves it pending: the next look asks the provider, and
 * begins nothing again before that.
 */
export async function charge(
  deps: BillingDeps,
  billing: Billing,
  order: OrderRow,
  method: string,
): Promise<Result<PayAnswer>> {
  const found = await paymentFor(deps, billing, order);
  if (!found.ok) return ended(deps, order, found);
  const key = `order-${order.id}-attempt-${order.attempt}`;
  const fresh = { ...order, payment_id: found.value.id };
  const changed = isUpToDate(order, found.value)
    ? found
    : await billing.card.change(found.value.id, orderedBy(fresh), `${key}-change`);
  if (!changed.ok) return ended(deps, fresh, changed);
  return concluded(deps, billing, fresh, await billing.card.charge(found.value.id, method, key));
}

/** Goes on with a payment after the bank's check. */
export async function goOn(
  deps: BillingDeps,
  billing: Billing,
  order: OrderRow,
  payment: CardPayment,
): Promise<Result<PayAnswer>> {
  if (payment.state !== "checked") return concluded(deps, billing, order, done(payment));
  const key = `order-${order.id}-attempt-${order.attempt}-proceed`;
  return concluded(deps, billing, order, await billing.card.proceed(payment.id, key));
}

function orderedBy(order: OrderRow) {
  const { total: amount, currency, cruise_id, covered } = order;
  const buyer = buyerIn(order);
  const what = PRODUCT_LABELS[covered > 0 ? "difference" : "fee"][buyer?.language ?? "en"];
  const description = `${what} ${formatAgreementId(cruise_id)}`;
  return { amount, currency, facts: factsOf(order), description, email: buyer?.email ?? "" };
}

/** The answer to the buyer, by what the provider has answered. */
function concluded(
  deps: BillingDeps,
  billing: Billing,
  order: OrderRow,
  answer: Result<CardPayment>,
): Result<PayAnswer> {
  if (!answer.ok) return ended(deps, order, answer);
  const payment = answer.value;
  const now = mirror(deps, billing, payment) ?? order;
  switch (payment.state) {
    case "paid":
      return answerPaid(deps, now);
    case "check":
    case "checked":
      return done({
        requires_action: true,
        payment_intent_client_secret: payment.secret,
        payment_intent_id: payment.id,
      });
    case "processing":
      return refused("billing.pending");
    default:
      return ended(deps, now, payment.declined ?? refused("card.not-authenticated"));
  }
}

/** A failed attempt leaves the order unpaid. After an answer that did not come it stays pending, until someone has asked the provider. */
export function ended(deps: BillingDeps, order: OrderRow, failure: Refused): Refused {
  const { code } = failure.refusal;
  if (code === "card.unavailable") return failure;
  endAttempt(deps, order, code);
  if (REFUSALS[code].kind === "unavailable") deps.log.error({ code }, "An order could not be charged");
  return failure;
}

/** Ends an attempt that has charged nothing. @param cause a code of the refusal, or a word of our own */
export function endAttempt(deps: BillingDeps, order: OrderRow, cause: string): void {
  transact(deps, (tx) => {
    const now = tx.store.billing.orders.get(order.id);
    if (!now || !moveOrder(tx, now, "fail", {}, { user: null, code: cause })) return;
    const details = { order: now.id, agreement: now.cruise_id, version: now.version, cause };
    noteEvent(tx, { verb: "billing.fail", user_id: now.user_id, details }, null);
  });
}

/** The order of an offer, before anybody has tried to pay it. */
export function newOrder(
  offer: FeeOffer,
  { id, round, user_id, now }: { id: string; round: number; user_id: number; now: string },
): OrderRow {
  const { cruise_id, version, product_id, currency, fee, covered } = offer;
  return {
    ...{ id, cruise_id, version, product_id, round, state: "unpaid", user_id, currency, fee, covered },
    ...{ net: 0, vat: 0, total: 0, refunded: 0, attempt: 0, payment_id: null, buyer: null },
    ...{ register: null, register_at: null, created_at: now, changed_at: now, paid_at: null, looked_at: null },
  };
}
