import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { PayAnswer, PayRequest } from "shared-schema/api/billing/pay";
import { done, type Result, refused } from "shared-schema/base/result";
import { FEE_PRODUCT, type FeeOffer, offerHash } from "shared-schema/billing/offer";
import { purchaseSums, VAT_RATES } from "shared-schema/billing/vat";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, reading, type Tx, transact } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { movedBy } from "../../base/instants.ts";
import { type Buyer, writeBuyer } from "../buyer.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { moveOrder } from "../move.ts";
import { buyable, type Priced, written } from "../offer/offer.ts";
import { accountBuyer } from "./accountBuyer.ts";
import { answerPaid } from "./answerPaid.ts";
import { charge, endAttempt, ended, goOn, newOrder } from "./attempt.ts";
import { checkBuyer, type Means } from "./checkBuyer.ts";
import { inOrder } from "./inOrder.ts";
import { mirror } from "./mirror.ts";

/** The cards that are tried for one agreement within an hour, by whomever: no one tries out stolen cards here. */
const MOST_ATTEMPTS = 20;
const HOUR_MS = 3_600_000;

/** The price has changed: nothing was charged, and this is the new offer. */
interface Changed {
  changed: PurchaseOffer;
}

/**
 * Buys what the current version of an agreement asks for. Calls for one agreement run one after the other, so that two tabs or a double
 * click are one purchase; what was paid already is answered as paid.
 */
export function pay(
  deps: BillingDeps,
  actor: Actor,
  id: number,
  request: PayRequest,
): Promise<Result<PayAnswer> | Changed> {
  return inOrder(deps.store, id, () => buy(deps, actor, id, request));
}

async function buy(
  deps: BillingDeps,
  actor: Actor,
  id: number,
  request: PayRequest,
): Promise<Result<PayAnswer> | Changed> {
  const asked = await derived(actor, () => buyable(reading(deps), deps, actor, id));
  if (!asked.ok) return asked;
  const tx = reading(deps);
  const { found, billing } = asked.value;
  if (tx.store.meta.isReadBackDue()) return refused("billing.restoring");
  if (found.bought.own) return answerPaid(deps, found.bought.own);
  if (found.offer === null) return refused("billing.no-purchases");
  if (request.product !== FEE_PRODUCT) return refused("billing.unknown-product");
  if (request.offer_hash !== undefined && request.offer_hash !== offerHash(found.offer)) {
    return { changed: written(found, billing, request.language ?? "en") };
  }
  if (found.offer.price === 0) return addForFree(deps, actor, found.offer, found);
  const checked = checkBuyer(request, { ...accountBuyer(tx, actor.user_id), today: tx.now.slice(0, 10) });
  if (!checked.ok) return checked;
  const { buyer, means } = checked.value;
  const settled = await settleFormer(deps, billing, found, means);
  if (settled !== null) return settled;
  if ("payment" in means) return refused("billing.other-payment");
  const order = begin(deps, actor, found.offer, buyer);
  if (!order.ok) return order;
  askRegister(deps, billing, order.value, buyer);
  return charge(deps, billing, order.value, means.method);
}

/**
 * Asks the provider about a payment that was begun before anything else is. @returns the answer where that ends the call: it is paid, or
 * the buyer goes on with it
 */
async function settleFormer(
  deps: BillingDeps,
  billing: Billing,
  { bought: { last } }: Priced,
  means: Means,
): Promise<Result<PayAnswer> | null> {
  if (last === null || last.payment_id === null || (last.state !== "pending" && last.state !== "unpaid")) {
    if (last?.state === "pending") endAttempt(deps, last, "abandoned");
    return null;
  }
  if ("payment" in means && means.payment !== last.payment_id) return refused("billing.other-payment");
  const read = await billing.card.read(last.payment_id);
  if (!read.ok) return read;
  const order = mirror(deps, billing, read.value) ?? last;
  if (read.value.state === "paid") return answerPaid(deps, order);
  if (read.value.state === "processing") return refused("billing.pending");
  if ("payment" in means) return goOn(deps, billing, order, read.value);
  // Another card: the former attempt has come to nothing.
  if (order.state === "pending") ended(deps, order, read.value.declined ?? refused("card.not-authenticated"));
  return null;
}

/** Writes an attempt: the buyer, the sums and its number, before the provider is called. */
function begin(deps: BillingDeps, actor: Actor, offer: FeeOffer, buyer: Buyer): Result<OrderRow> {
  return attempt(deps, (tx) => {
    const since = movedBy(tx.now, -HOUR_MS);
    if (tx.store.billing.orders.attempts(offer.cruise_id, since) >= MOST_ATTEMPTS) {
      return refused("billing.too-many-attempts");
    }
    const order = openOrder(tx, actor, offer);
    const { currency, fee, covered } = offer;
    const sums = purchaseSums(offer.price, VAT_RATES[buyer.vat_code], currency);
    const change = {
      ...{ ...sums, currency, fee, covered, user_id: actor.user_id, attempt: order.attempt + 1 },
      buyer: writeBuyer(buyer),
    };
    const begun = moveOrder(tx, order, "attempt", change, { user: actor.user_id });
    if (!begun) return refused("billing.pending");
    const details = { order: order.id, agreement: order.cruise_id, version: order.version, attempt: begun.attempt };
    noteEvent(tx, { verb: "billing.attempt", user_id: actor.user_id, details }, null);
    return done(begun);
  });
}

/** The order that is to be paid: the last one, or a new one after a refund. */
function openOrder(tx: Tx, actor: Actor, offer: FeeOffer): OrderRow {
  const { orders } = tx.store.billing;
  const ofProduct = orders.of(offer.cruise_id).filter(({ version }) => version === offer.version);
  const last = ofProduct.at(-1);
  if (last && last.state !== "refunded") return last;
  const given = { id: tx.ids.uuid(), round: (last?.round ?? -1) + 1, user_id: actor.user_id, now: tx.now };
  const order = newOrder(offer, given);
  orders.add(order);
  return order;
}

function addForFree(deps: BillingDeps, actor: Actor, offer: FeeOffer, { bought: { last } }: Priced): Result<PayAnswer> {
  if (last?.state === "pending") return refused("billing.pending");
  const order = transact(deps, (tx) => {
    const { currency, fee, covered } = offer;
    const free = { ...{ currency, fee, covered, net: 0, vat: 0, total: 0 }, paid_at: tx.now, user_id: actor.user_id };
    const paid = moveOrder(tx, openOrder(tx, actor, offer), "pay", free, { user: actor.user_id });
    if (paid) {
      const details = { order: paid.id, agreement: paid.cruise_id, version: paid.version };
      noteEvent(tx, { verb: "billing.free", user_id: actor.user_id, details }, null);
    }
    return paid;
  });
  return order ? answerPaid(deps, order) : refused("billing.pending");
}

/** Asks the register of VAT numbers; the purchase does not wait for it, and its answer stays with the order. */
function askRegister(deps: BillingDeps, { register }: Billing, order: OrderRow, { vat_code, company }: Buyer): void {
  if (!register || !company || vat_code === "NON_EU_COMPANY" || vat_code === "PERSON") return;
  void register.ask(company.vat_number).then((answer) => {
    transact(deps, (tx) => tx.store.billing.orders.setRegister(order.id, answer, tx.now));
  });
}
