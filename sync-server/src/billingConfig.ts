import { PRODUCT } from "shared-schema/base/product";
import { FEE_BASES, type FeeBasis } from "shared-schema/billing/fee";
import type { Seller } from "./verbs/billing/deps.ts";

type BillingMode = "stripe" | "demo" | "off";

export interface BillingConfig {
  /** Null: production, and nobody has chosen. */
  mode: BillingMode | null;
  basis: FeeBasis;
  stripe: { secretKey: string; publishableKey: string; webhookSecrets: string[] };
  /** The operator as invoices name it; names of settings that are missing. */
  seller: Seller;
  missingOfSeller: string[];
  /** The register of VAT numbers; null where it is not asked. */
  viesUrl: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const MODES: readonly BillingMode[] = ["stripe", "demo", "off"];
const SELLER = {
  name: "SELLER_NAME",
  address: "SELLER_ADDRESS",
  postcode: "SELLER_POSTCODE",
  city: "SELLER_CITY",
  country: "SELLER_COUNTRY",
  registration: "SELLER_REGISTRATION",
  vat_number: "SELLER_VAT_NUMBER",
  mentions: "SELLER_MENTIONS",
} as const satisfies Record<keyof Seller, string>;

/** Reads the settings of billing. Throws for what cannot be meant. */
export function readBilling(env: Env): BillingConfig {
  const chosen = env["BILLING"] || null;
  const mode = MODES.find((each) => each === chosen) ?? null;
  if (chosen !== null && mode === null) throw new Error(`BILLING has to be stripe, demo or off, and is "${chosen}".`);
  const basis = env["FEE_BASIS"] || "NET";
  const known = FEE_BASES.find((each) => each === basis);
  if (known === undefined) throw new Error(`FEE_BASIS has to be NET or GROSS, and is "${basis}".`);
  // The app has no purchase dialog yet: a client who is asked to pay could not sign.
  const asUsual = env["NODE_ENV"] === "production" ? null : "off";
  const given = (name: string) => env[name]?.trim() ?? "";
  const seller: Seller = {
    name: given(SELLER.name) || PRODUCT.name,
    address: given(SELLER.address),
    postcode: given(SELLER.postcode),
    city: given(SELLER.city),
    country: given(SELLER.country) || "FR",
    registration: given(SELLER.registration),
    vat_number: given(SELLER.vat_number),
    mentions: given(SELLER.mentions),
  };
  return {
    mode: mode ?? asUsual,
    basis: known,
    stripe: {
      secretKey: given("STRIPE_SECRET_KEY"),
      publishableKey: given("STRIPE_PUBLISHABLE_KEY"),
      webhookSecrets: given("STRIPE_WEBHOOK_SECRETS")
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    },
    seller,
    missingOfSeller: Object.values(SELLER).filter((name) => name !== SELLER.mentions && given(name) === ""),
    viesUrl: given("VIES_URL") || null,
  };
}

/** What keeps a server from starting in production, each a sentence for the operator. */
export function billingFaults({ mode, stripe, missingOfSeller }: BillingConfig): string[] {
  if (mode === null) return ["BILLING is not set. Choose stripe, demo or off."];
  if (mode !== "stripe") return [];
  const faults = missingOfSeller.map((name) => `BILLING=stripe needs ${name}: the law asks for it on an invoice.`);
  return [...faults, ...keyFaults(stripe)];
}

/** What keeps Stripe from being asked, in production or not. */
export function keyFaults({ secretKey, publishableKey, webhookSecrets }: BillingConfig["stripe"]): string[] {
  const faults: string[] = [];
  if (!/^(sk|rk)_/.test(secretKey)) faults.push("STRIPE_SECRET_KEY has to begin with sk_ or rk_.");
  // A secret key in its place would be sent to every browser.
  if (!publishableKey.startsWith("pk_")) faults.push("STRIPE_PUBLISHABLE_KEY has to begin with pk_.");
  if (webhookSecrets.length === 0) faults.push("STRIPE_WEBHOOK_SECRETS is empty. Name the secret of the webhook.");
  return faults;
}
