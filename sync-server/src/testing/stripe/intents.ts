import { invalid, type Params, partsIn, StripeRefusal, textIn } from "./answers.ts";

/** A PaymentIntent as the emulator keeps it. */
export interface Intent {
  id: string;
  amount: number;
  currency: string;
  created: number;
  metadata: Record<string, string>;
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "succeeded" | "canceled";
  payment_method: string | null;
  types: string[];
  confirmation_method: string;
  last_payment_error: Record<string, unknown> | null;
  refunded: number;
  dispute: "none" | "needs_response" | "won" | "lost";
}

/** The cards of Stripe's test mode that the tests use, with what becomes of each. */
const CARDS: Readonly<Record<string, "paid" | "disputed" | "check" | { code: string; decline_code?: string }>> = {
  pm_card_visa: "paid",
  pm_card_createDispute: "disputed",
  pm_card_threeDSecure2Required: "check",
  pm_card_chargeDeclined: { code: "card_declined", decline_code: "generic_decline" },
  pm_card_chargeDeclinedInsufficientFunds: { code: "card_declined", decline_code: "insufficient_funds" },
  pm_card_chargeDeclinedLostCard: { code: "card_declined", decline_code: "lost_card" },
  pm_card_chargeDeclinedExpiredCard: { code: "expired_card" },
  pm_card_chargeDeclinedIncorrectCvc: { code: "incorrect_cvc" },
};

/** Currencies of which Stripe takes tens of the minor unit alone. */
const THREE_DECIMALS = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);
const LEAST = 50;
const MOST_KEYS = 50;
const MOST_KEY = 40;
const MOST_VALUE = 500;
const OPEN: readonly Intent["status"][] = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** Makes a PaymentIntent from the parameters of its creation. */
export function createIntent(params: Params, { id, created }: { id: string; created: number }): Intent {
  const currency = textIn(params, "currency") ?? "";
  if (!/^[a-z]{3}$/.test(currency)) throw invalid("Invalid currency", { param: "currency" });
  return {
    ...{ id, amount: amountIn(params), currency, created, metadata: merged({}, params) },
    ...{ status: "requires_payment_method", payment_method: null, last_payment_error: null },
    types: Object.values(partsIn(params, "allowed_payment_method_types")),
    confirmation_method: textIn(params, "confirmation_method") ?? "automatic",
    ...{ refunded: 0, dispute: "none" },
  };
}

export function updateIntent(intent: Intent, params: Params): void {
  if (!OPEN.includes(intent.status)) throw unexpected(intent, "update");
  if (textIn(params, "amount") !== null) intent.amount = amountIn(params);
  intent.metadata = merged(intent.metadata, params);
}

/** Confirms, as the server does it: a first time with a card, and again after the bank's check. */
export function confirmIntent(intent: Intent, params: Params): void {
  if (!OPEN.includes(intent.status)) throw unexpected(intent, "confirm");
  const isCardOnly = intent.types.length === 1 && intent.types[0] === "card";
  if (!isCardOnly && textIn(params, "return_url") === null) {
    throw invalid("This PaymentIntent accepts payment methods that redirect: provide a `return_url`.", {
      param: "return_url",
    });
  }
  const method = textIn(params, "payment_method");
  if (method === null) {
    if (intent.status !== "requires_confirmation") throw unexpected(intent, "confirm without a payment method");
    intent.status = "succeeded";
    return;
  }
  const outcome = CARDS[method];
  if (outcome === undefined) {
    throw invalid(`No such PaymentMethod: '${method}'`, { code: "resource_missing", param: "payment_method" });
  }
  intent.payment_method = method;
  intent.last_payment_error = null;
  if (outcome === "paid" || outcome === "disputed") {
    intent.status = "succeeded";
    if (outcome === "disputed") intent.dispute = "needs_response";
  } else if (outcome === "check") intent.status = "requires_action";
  else {
    const error = { type: "card_error" as const, message: "Your card was declined.", ...outcome };
    intent.status = "requires_payment_method";
    intent.payment_method = null;
    intent.last_payment_error = error;
    throw new StripeRefusal(402, error);
  }
}

/** The bank's check in the buyer's browser. */
export function authenticateIntent(intent: Intent, passed: boolean): void {
  if (intent.status !== "requires_action") return;
  intent.status = passed ? "requires_confirmation" : "requires_payment_method";
  if (passed) return;
  intent.payment_method = null;
  intent.last_payment_error = {
    ...{ type: "invalid_request_error", code: "payment_intent_authentication_failure" },
    message: "We are unable to authenticate your payment method.",
  };
}

export function refundIntent(intent: Intent | undefined, params: Params): number {
  if (intent?.status !== "succeeded") throw invalid("No such charge", { code: "resource_missing" });
  if (intent.dispute === "needs_response") throw invalid("The charge is disputed", { code: "charge_disputed" });
  const rest = intent.amount - intent.refunded;
  if (rest === 0) throw invalid("The charge was refunded", { code: "charge_already_refunded" });
  const amount = Number(textIn(params, "amount") ?? rest);
  if (THREE_DECIMALS.has(intent.currency) && amount % 10 !== 0) throw invalid("Invalid amount", { param: "amount" });
  if (!Number.isInteger(amount) || amount < 1 || amount > rest) {
    throw invalid("Refund amount is greater than unrefunded amount on charge", { param: "amount" });
  }
  intent.refunded += amount;
  return amount;
}

/** A PaymentIntent as the API answers it. */
export function intentBody(intent: Intent, expanded: boolean): Record<string, unknown> {
  const { types, refunded, dispute, ...facts } = intent;
  const isPaid = intent.status === "succeeded";
  const charge = {
    ...{ id: `ch_${intent.id}`, object: "charge", amount: intent.amount, payment_intent: intent.id },
    ...{ amount_refunded: refunded, disputed: dispute !== "none", metadata: {} },
  };
  return {
    ...{ ...facts, object: "payment_intent", client_secret: `${intent.id}_secret_x`, payment_method_types: types },
    next_action: intent.status === "requires_action" ? { type: "use_stripe_sdk", use_stripe_sdk: {} } : null,
    latest_charge: isPaid ? (expanded ? charge : charge.id) : null,
  };
}

function amountIn(params: Params): number {
  const amount = Number(textIn(params, "amount"));
  if (!Number.isInteger(amount))
    throw invalid("Invalid integer", { code: "parameter_invalid_integer", param: "amount" });
  if (amount < LEAST) throw invalid("Amount must be at least 50 cents", { code: "amount_too_small", param: "amount" });
  return amount;
}

/** An empty text takes a key away. */
function merged(metadata: Record<string, string>, params: Params): Record<string, string> {
  const given = partsIn(params, "metadata");
  for (const [key, value] of Object.entries(given)) {
    if (key.length > MOST_KEY || value.length > MOST_VALUE)
      throw invalid("Metadata is too long", { param: "metadata" });
  }
  const all = Object.fromEntries(Object.entries({ ...metadata, ...given }).filter(([, value]) => value !== ""));
  if (Object.keys(all).length > MOST_KEYS) throw invalid("Too many keys of metadata", { param: "metadata" });
  return all;
}

function unexpected({ status }: Intent, what: string): StripeRefusal {
  return invalid(`You cannot ${what} this PaymentIntent because it has a status of ${status}.`, {
    code: "payment_intent_unexpected_state",
  });
}
