import type { Seller } from "shared-schema/invoice/party";
import Stripe from "stripe";
import type { CardPayments } from "../../ports/card/card.ts";
import { stripeCard } from "../../ports/card/stripeCard.ts";
import { silentLog } from "../../ports/log.ts";
import type { Billing } from "../../verbs/billing/deps.ts";
import { type EmulatedEvent, SECRET_KEY, type StripeEmulator } from "./emulator.ts";

const WEBHOOK_SECRET = "whsec_present";
export const FORMER_SECRET = "whsec_former";

/** The operator of the tests. */
export const SELLER: Seller = {
  ...{ name: "Passerelle SAS", legalForm: "SAS", capital: "10 000 €", siren: "303265045", register: "Nice" },
  vatNumber: "FR40303265045",
  address: { street: "1 quai Rauba Capeu", postcode: "06300", city: "Nice", country: "FR" },
  ...{ email: "compta@passerelle.test", isVatOnDebits: false },
};

/** The real adapter with the real SDK, which asks the emulator. */
export function emulatedCard(
  { host }: Pick<StripeEmulator, "host">,
  now: () => Date,
  limits: { timeoutMs?: number } = {},
): CardPayments {
  const webhookSecrets = [WEBHOOK_SECRET, FORMER_SECRET];
  const keys = { secretKey: SECRET_KEY, publishableKey: "pk_test_emulator", webhookSecrets };
  return stripeCard({ ...keys, ...limits, now, log: silentLog, host });
}

/** Billing of a test server. */
export function billingWith(card: CardPayments): Billing {
  return { card, basis: "NET", seller: SELLER, register: null };
}

const signer = new Stripe(SECRET_KEY);

/** A message as Stripe sends it: its body, and the header that signs it. */
export function signedEvent(
  event: EmulatedEvent,
  { secret = WEBHOOK_SECRET, at }: { secret?: string; at: Date },
): { body: string; signature: string } {
  const body = JSON.stringify({ object: "event", api_version: "2026-10-28.endive", ...event });
  const timestamp = Math.floor(at.getTime() / 1_000);
  return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}
