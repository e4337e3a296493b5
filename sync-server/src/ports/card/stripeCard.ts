import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import Stripe from "stripe";
import type { Log } from "../log.ts";
import type { CardPayment, CardPayments, PaymentOrder } from "./card.ts";
import { declinedBy } from "./declined.ts";
import { leastCharge } from "./leastCharge.ts";

/** So long an answer is waited for. */
const TIMEOUT_MS = 20_000;
/** An older message may have been recorded and sent again. */
const TOLERANCE_S = 300;
const EXPANDED = { expand: ["latest_charge"] };

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** The present one, and the former while they are exchanged. */
  webhookSecrets: readonly string[];
  now: () => Date;
  log: Log;
  /** Another address than Stripe's, for tests. */
  host?: { host: string; port: number; protocol: "http" | "https" };
  timeoutMs?: number;
}

/** Card payments by Stripe: PaymentIntents that the server confirms, one for each order. */
export function stripeCard(settings: StripeSettings): CardPayments {
  const { secretKey, publishableKey, webhookSecrets, now, log, host, timeoutMs = TIMEOUT_MS } = settings;
  // The server repeats calls itself, with keys of its own.
  const stripe = new Stripe(secretKey, { ...host, timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false });
  const intents = stripe.paymentIntents;
  const asked = async (work: () => Promise<Stripe.PaymentIntent>): Promise<Result<CardPayment>> => {
    try {
      return done(await paymentOf(stripe, await work()));
    } catch (error) {
      return failed(error, log);
    }
  };
  return {
    entry: { kind: "stripe", publishable_key: publishableKey },
    least: leastCharge,
    create: (order, key) =>
      asked(() =>
        intents.create(
          { ...sumOf(order), allowed_payment_method_types: ["card"], confirmation_method: "manual", ...EXPANDED },
          { idempotencyKey: key },
        ),
      ),
    change: (id, order, key) =>
      asked(() => {
        const { description, email: receipt_email } = order;
        const changed = { amount: order.amount, metadata: { ...order.facts }, description, receipt_email };
        return intents.update(id, { ...changed, ...EXPANDED }, { idempotencyKey: key });
      }),
    charge: (id, method, key) =>
      asked(() =>
        intents.confirm(id, { payment_method: method, use_stripe_sdk: true, ...EXPANDED }, { idempotencyKey: key }),
      ),
    proceed: (id, key) => asked(() => intents.confirm(id, EXPANDED, { idempotencyKey: key })),
    read: (id) => asked(() => intents.retrieve(id, EXPANDED)),
    async refund(id, amount, key) {
      try {
        await stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: key });
        return done(null);
      } catch (error) {
        return failed(error, log);
      }
    },
    async *since(moment) {
      const created = { gte: Math.floor(moment.getTime() / 1_000) };
      const listed = stripe.paymentIntents.list({ created, limit: 100, expand: ["data.latest_charge"] });
      for await (const intent of listed) yield paymentOf(stripe, intent);
    },
    event(body, signature) {
      for (const secret of webhookSecrets) {
        try {
          const at = now().getTime();
          const event = stripe.webhooks.constructEvent(body, signature ?? "", secret, TOLERANCE_S, undefined, at);
          return done({ id: event.id, type: event.type, paymentId: paymentIn(event.data.object) });
        } catch {
          // Perhaps it was signed with the other secret.
        }
      }
      return refused("webhook.forged");
    },
  };
}

function sumOf({ amount, currency, facts }: Pick<PaymentOrder, "amount" | "currency" | "facts">) {
  return { amount, currency: currency.toLowerCase(), metadata: { ...facts } };
}

const STATES: Readonly<Record<string, CardPayment["state"]>> = {
  requires_payment_method: "open",
  requires_confirmation: "checked",
  requires_action: "check",
  processing: "processing",
  succeeded: "paid",
  canceled: "cancelled",
};

async function paymentOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<CardPayment> {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: intent.id,
    state: stateOf(intent),
    secret: intent.client_secret ?? "",
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    facts: intent.metadata,
    refunded: charge?.amount_refunded ?? 0,
    dispute: charge?.disputed ? await disputeOf(stripe, intent.id) : "none",
    declined: intent.last_payment_error ? declinedBy(intent.last_payment_error) : null,
  };
}

/** One that was never given a card waits for it, whatever Stripe calls that. */
function stateOf({ status, payment_method }: Stripe.PaymentIntent): CardPayment["state"] {
  if (status === "requires_confirmation" && payment_method === null) return "open";
  return STATES[status] ?? "processing";
}

async function disputeOf(stripe: Stripe, payment_intent: string): Promise<CardPayment["dispute"]> {
  const { data } = await stripe.disputes.list({ payment_intent, limit: 1 });
  switch (data[0]?.status) {
    case "won":
      return "won";
    case "lost":
      return "lost";
    default:
      return "open";
  }
}

function paymentIn(object: object): string | null {
  if ("object" in object && object.object === "payment_intent" && "id" in object) return String(object.id);
  const held = "payment_intent" in object ? object.payment_intent : null;
  return typeof held === "string" ? held : null;
}

/** What an error means to the buyer. Stripe's own words go to the log alone: they speak to its customer, the operator. */
function failed(error: unknown, log: Log): Refused {
  if (error instanceof Stripe.errors.StripeCardError) return declinedBy(error);
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  log.error({ type: error.type, code: error.code, request: error.requestId }, "A call to Stripe has failed");
  const isOurs =
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  return refused(isOurs ? "card.misconfigured" : "card.unavailable");
}
