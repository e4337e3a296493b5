import { converted } from "../base/currency/exchange.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { vatOn, vatShare } from "./amounts.ts";
import { INVOICE_FORMAT, type Invoice, invoice } from "./invoice.ts";
import { refundLine } from "./texts.ts";

/** A paid order, as an invoice needs it. Amounts are minor units of its currency. */
export type Sale = Pick<
  Invoice,
  "language" | "currency" | "seller" | "buyer" | "lines" | "suppliedOn" | "payment" | "agreement"
> & { vat: Pick<Invoice["vat"], "category" | "percent"> };

/** What an invoice or a credit note gets as it is issued. */
export interface Issue {
  /** The next one of the series. */
  number: string;
  /** `YYYY-MM-DD`. */
  on: string;
  /** The ECB's rate of the day for the currency, units of it for one euro; null for an invoice in euros, or without VAT. */
  rate: { rate: number; day: string } | null;
}

/**
 * Makes the invoice of a paid order.
 * @throws when the order is no order that can be invoiced: what it lacks was to be refused before the payment
 */
export function invoiceOf({ vat, ...sale }: Sale, issue: Issue): Invoice {
  const net = sale.lines.reduce((sum, line) => sum + line.net, 0);
  const amount = vatOn(net, vat.percent, sale.currency);
  return invoice.parse({
    ...sale,
    format: INVOICE_FORMAT,
    kind: "INVOICE",
    number: issue.number,
    issuedOn: issue.on,
    net,
    vat: { ...vat, amount },
    total: net + amount,
    vatInEuros: inEuros({ ...vat, amount }, sale.currency, issue),
    corrects: null,
  } satisfies Invoice);
}

/** A refund of an invoice's payment, whole or in part. */
export interface Refund {
  /** With VAT, in minor units. */
  amount: number;
  payment: Invoice["payment"];
}

/**
 * Makes the credit note of a refund. Net and VAT of all credit notes of an invoice add up to its own once all of it is refunded.
 * @param earlier the credit notes that the invoice has already
 * @throws when more would be refunded than was paid
 */
export function creditNoteOf(former: Invoice, earlier: readonly Invoice[], refund: Refund, issue: Issue): Invoice {
  const refunded = earlier.reduce((sum, note) => sum + note.total, 0);
  if (refund.amount <= 0 || refunded + refund.amount > former.total) {
    throw new RangeError(`${refund.amount} cannot be refunded of ${former.total}, of which ${refunded} were before`);
  }
  const whole = { vat: former.vat.amount, total: former.total, currency: former.currency };
  const amount = vatShare(whole, refunded + refund.amount) - vatShare(whole, refunded);
  const net = refund.amount - amount;
  return invoice.parse({
    ...former,
    kind: "CREDIT_NOTE",
    number: issue.number,
    issuedOn: issue.on,
    lines: [{ description: refundLine(former), net }],
    net,
    vat: { ...former.vat, amount },
    total: refund.amount,
    vatInEuros: inEuros({ ...former.vat, amount }, former.currency, issue),
    payment: refund.payment,
    corrects: { number: former.number, issuedOn: former.issuedOn },
  } satisfies Invoice);
}

function inEuros({ category, amount }: Invoice["vat"], currency: string, { rate }: Issue): Invoice["vatInEuros"] {
  if (rate === null || category !== "S" || currency === "EUR") return null;
  return { ...rate, amount: Math.round(converted(amount / 10 ** minorDecimals(currency), rate.rate, "EUR") * 100) };
}
