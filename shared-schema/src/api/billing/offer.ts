import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { currencyCode, documentNumber, money } from "../../base/basics.ts";
import { VAT_CODES } from "../../billing/vat.ts";

/** The card entry that the browser loads: the provider's own, or that of the demo. */
const cardEntry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stripe"), publishable_key: z.string() }),
  z.object({ kind: z.literal("demo") }),
]);
export type CardEntry = z.infer<typeof cardEntry>;

/** One product of an offer (specification §3). */
const offeredProduct = z.object({
  product_id: z.string(),
  product_name: z.string(),
  description: z.string(),
  /** Without VAT. 0 can be added for free. */
  price: money,
  currency_sign: z.string(),
  promos: z.array(z.object({ code: z.string(), label: z.string(), share: z.number() })),
});

/** The body of a 402: what has to be bought before the call is answered. Without a product nothing can be bought. */
export const purchaseOffer = z.object({
  message: z.string(),
  products: z.array(offeredProduct),
  /** Code, label, rate. */
  vat_rates: z.array(z.tuple([z.enum(VAT_CODES), z.string(), z.number()])),
  cruise_id: documentNumber,
  version: z.int(),
  currency: currencyCode,
  /** Sent back with the purchase: another price is refused. */
  offer_hash: fingerprintText,
  card: cardEntry.nullable(),
});
export type PurchaseOffer = z.infer<typeof purchaseOffer>;
