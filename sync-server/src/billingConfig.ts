import { PRODUCT } from "shared-schema/base/product";
import { FEE_BASES, type FeeBasis } from "shared-schema/billing/fee";
import { type Seller, seller } from "shared-schema/invoice/party";

type BillingMode = "stripe" | "demo" | "off";

export interface BillingConfig {
  /** Null: production, and no one has chosen. */
  mode: BillingMode | null;
  basis: FeeBasis;
  stripe: { secretKey: string; publishableKey: string; webhookSecrets: string[] };
  /** The operator as invoices name it, and what is missing or wrong of that, each as a sentence. */
  seller: Seller;
  sellerFaults: string[];
  /** The register of VAT numbers; null where it is not asked. */
  viesUrl: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const MODES: readonly BillingMode[] = ["stripe", "demo", "off"];
/** The settings of each part of the seller; all are needed but the mentions. */
const SELLER = {
  name: "SELLER_NAME",
  legalForm: "SELLER_LEGAL_FORM",
  capital: "SELLER_CAPITAL",
  siren: "SELLER_SIREN",
  register: "SELLER_REGISTER",
  vatNumber: "SELLER_VAT_NUMBER",
  street: "SELLER_ADDRESS",
  postcode: "SELLER_POSTCODE",
  city: "SELLER_CITY",
  country: "SELLER_COUNTRY",
  email: "SELLER_EMAIL",
  isVatOnDebits: "SELLER_VAT_ON_DEBITS",
  mentions: "SELLER_MENTIONS",
} as const;

/** Who sells where no one has said so: for trials, never in production. */
const NO_SELLER: Seller = {
  ...{
    name: `${PRODUCT.name} (demonstration)`,
    legalForm: "SAS",
    capital: "1 €",
    siren: "000000000",
    register: "Nice",
  },
  vatNumber: "FR00000000000",
  address: { street: "1 quai de la Démonstration", postcode: "06000", city: "Nice", country: "FR" },
  ...{ email: "billing@example.org", isVatOnDebits: false },
};

/** Reads the settings of billing. Throws for what cannot be meant. */
export function readBilling(env: Env): BillingConfig {
  const chosen = env["BILLING"] || null;
  const mode = MODES.find((each) => each === chosen) ?? null;
  if (chosen !== null && mode === null) throw new Error(`BILLING has to be stripe, demo or off, and is "${chosen}".`);
  const basis = env["FEE_BASIS"] || "NET";
  const known = FEE_BASES.find((each) => each === basis);
  if (known === undefined) throw new Error(`FEE_BASIS has to be NET or GROSS, and is "${basis}".`);
  // Outside production no one is charged, and the whole of a purchase can be tried.
  const asUsual = env["NODE_ENV"] === "production" ? null : "demo";
  const given = (name: string) => env[name]?.trim() ?? "";
  const read = readSeller(given);
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
    seller: read.seller,
    sellerFaults: read.faults,
    viesUrl: given("VIES_URL") || null,
  };
}

/** Reads who sells. What is missing or wrong is taken from no one, for trials. */
function readSeller(given: (name: string) => string): { seller: Seller; faults: string[] } {
  const debits = given(SELLER.isVatOnDebits);
  const { street, postcode, city, country, isVatOnDebits, ...rest } = SELLER;
  const texts = Object.fromEntries(Object.entries(rest).map(([key, name]) => [key, given(name) || undefined]));
  const read = seller.safeParse({
    ...texts,
    address: { street: given(street), postcode: given(postcode), city: given(city), country: given(country) || "FR" },
    isVatOnDebits: debits === "on",
  });
  const wrong = new Set(read.error?.issues.map(({ path }) => String(path.at(-1))));
  const faults = Object.entries(SELLER).flatMap(([key, name]) => {
    if (key === "isVatOnDebits") {
      return ["", "on", "off"].includes(debits) ? [] : [`${isVatOnDebits} has to be on or off.`];
    }
    const isMissing = given(name) === "" && key !== "mentions" && key !== "country";
    if (isMissing) return [`${name} is not set: the law asks for it on an invoice.`];
    return wrong.has(key) ? [`${name} is not valid: ${FORMS[key] ?? "it is too long or of another form"}.`] : [];
  });
  return { seller: read.data ?? NO_SELLER, faults };
}

/** What a setting looks like, where another form is refused. */
const FORMS: Readonly<Record<string, string>> = {
  siren: "it has nine digits",
  vatNumber: "it begins with two letters, such as FR40303265045",
  country: "it is the two letters of a country, such as FR",
  email: "it is an e-mail address",
};

/** What keeps a server from starting in production, each a sentence for the operator. */
export function billingFaults({ mode, stripe, sellerFaults }: BillingConfig): string[] {
  if (mode === null) return ["BILLING is not set. Choose stripe, demo or off."];
  if (mode === "off") return [];
  const faults = sellerFaults.map((fault) => `BILLING=${mode}: ${fault}`);
  return mode === "stripe" ? [...faults, ...keyFaults(stripe)] : faults;
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
