import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { LANGUAGES } from "../../base/language.ts";
import { says } from "../../base/validation.ts";
import { VAT_CODES } from "../../billing/vat.ts";

/** A line of an address or a name, as long as an invoice prints it, without characters that no paper shows. */
const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}]*$/u, says("wrong-form"));
const given = lineOf(200);
const upper = (most: number) => lineOf(most).transform((value) => value.toUpperCase());
const token = z.string().regex(/^[A-Za-z0-9_]{1,255}$/, says("wrong-form"));

/** What every purchase names. */
const purchase = {
  product: z.string().max(100),
  /** Of the offer that was shown. */
  offer_hash: fingerprintText.optional(),
  /** The language of the invoice. */
  language: z.enum(LANGUAGES).optional(),
};

/** The particulars of a company (specification §5). */
const company = z.object({
  company_name: given,
  company_vat_num: upper(40),
  company_reg_address: given,
  company_reg_city: given,
  company_reg_postcode: upper(20),
  /** The letters of a country; EL and UK are read as well. */
  company_reg_country_iso: z.string().trim().toUpperCase().max(2),
});

const optional = company.partial().shape;

/**
 * `POST /billing/{cruiseId}/pay`. A product at price 0 is posted alone. A payment is begun with `payment_method_id`, and goes on after
 * the bank's check with `payment_intent_id`.
 */
export const payRequest = z.strictObject({
  ...purchase,
  vat_code: z.enum(VAT_CODES).optional(),
  billing_name: given.optional(),
  billing_email: z.email().max(254).optional(),
  payment_method_id: token.optional(),
  payment_intent_id: token.optional(),
  ...optional,
});
export type PayRequest = z.infer<typeof payRequest>;

/** A company's fields, each required. */
export const buyingCompany = company;

/** The buyer's own fields of a purchase that costs something. */
export const buyer = z.object({
  vat_code: z.enum(VAT_CODES),
  billing_name: given.optional(),
  billing_email: z.email().max(254),
});

/** The answer of a purchase: done, or the bank wants to check its customer. */
export const payAnswer = z.union([
  z.object({ status: z.literal("paid"), order_id: z.string(), invoice_number: z.string().nullable() }),
  z.object({
    requires_action: z.literal(true),
    payment_intent_client_secret: z.string(),
    payment_intent_id: z.string(),
  }),
]);
export type PayAnswer = z.infer<typeof payAnswer>;
