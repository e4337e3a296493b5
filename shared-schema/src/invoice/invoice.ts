import { z } from "zod";
import { currencyCode, dateOnly, documentNumber } from "../base/basics.ts";
import { exchangeRate } from "../base/currency/exchange.ts";
import { LANGUAGES } from "../base/language.ts";
import { says } from "../base/validation.ts";
import { sumsAgree } from "./amounts.ts";
import { buyer, seller } from "./party.ts";

/** Raised when an invoice gets another shape; issued ones keep theirs. */
export const INVOICE_FORMAT = 1;

/**
 * How VAT applies, in the letters of EN 16931 (UNTDID 5305): S at a rate, AE by reverse charge (a company of another member state), O
 * outside the scope of French VAT (a company outside the Union).
 */
const VAT_CATEGORIES = ["S", "AE", "O"] as const;

/** A number of an invoice or a credit note, such as `F-2026-000042`. */
export const invoiceNumber = z.string().regex(/^[A-Z0-9][A-Z0-9/-]{0,19}$/, says("wrong-form"));

/** An amount in minor units of the invoice's currency: cents of a euro, whole yen. Never negative: a credit note is positive too. */
const minor = z.int().min(0).max(1e13);

const vat = z.object({
  category: z.enum(VAT_CATEGORIES),
  /** 20 for 20 %. Only category S has another one than 0. */
  percent: z.number().min(0).max(100).multipleOf(0.01),
  amount: minor,
});

/** An invoice that was paid by card, or a credit note for a refund of one. Frozen once it has its number. */
export const invoice = z
  .object({
    format: z.literal(INVOICE_FORMAT),
    kind: z.enum(["INVOICE", "CREDIT_NOTE"]),
    number: invoiceNumber,
    issuedOn: dateOnly,
    /** The day on which the service was given: that of the payment. */
    suppliedOn: dateOnly,
    language: z.enum(LANGUAGES),
    currency: currencyCode,
    seller,
    buyer,
    /** What was bought, in the buyer's language, each one net of VAT. */
    lines: z.array(z.object({ description: z.string().trim().min(1).max(500), net: minor })).min(1),
    net: minor,
    vat,
    total: minor,
    /** VAT in cents of a euro, where there is some in another currency. The rate is in units of that currency for one euro. */
    vatInEuros: z.object({ amount: minor, rate: exchangeRate, day: dateOnly }).nullable(),
    /** The card payment, or the refund to the card. The reference is the payment provider's. */
    payment: z.object({ on: dateOnly, reference: z.string().trim().min(1).max(100) }),
    /** The agreement that the fee was paid for. */
    agreement: z.object({ number: documentNumber, name: z.string().max(200) }),
    /** The invoice that a credit note corrects. */
    corrects: z.object({ number: invoiceNumber, issuedOn: dateOnly }).nullable(),
  })
  .refine(({ kind, corrects }) => (kind === "CREDIT_NOTE") === (corrects !== null), says("invalid"))
  .refine(({ vat: { category }, buyer: { company } }) => category !== "AE" || company !== null, says("invalid"))
  .refine(sumsAgree, says("invalid"));
export type Invoice = z.infer<typeof invoice>;
