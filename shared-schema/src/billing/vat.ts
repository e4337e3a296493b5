import { chargedDecimals, minorDecimals } from "../base/currency/minorUnits.ts";
import { fromDecimal, multiply, roundTo } from "../base/money.ts";

/** The kinds of buyer that value added tax tells apart (specification §3; the name of the French one is the product's own). */
export const VAT_CODES = ["PERSON", "FR_COMPANY", "EU_COMPANY", "NON_EU_COMPANY"] as const;
export type VatCode = (typeof VAT_CODES)[number];

/**
 * The rate of each code. French VAT for people and French companies; a company elsewhere in the EU accounts for it itself (CGI art.
 * 283-2), and a company outside the EU is out of its scope (CGI art. 259-1).
 */
export const VAT_RATES: Readonly<Record<VatCode, number>> = {
  PERSON: 0.2,
  FR_COMPANY: 0.2,
  EU_COMPANY: 0,
  NON_EU_COMPANY: 0,
};

/** Does a buyer of this code give the particulars of a company? */
export function isCompanyCode(code: VatCode): boolean {
  return code !== "PERSON";
}

/** The sums of a purchase, in the minor units of its currency. */
export interface PurchaseSums {
  net: number;
  vat: number;
  total: number;
}

/** The VAT of a price is the rate times the price, rounded half up to the least sum of its currency that is charged (specification §9). */
export function purchaseSums(price: number, rate: number, currency: string): PurchaseSums {
  const vat = roundTo(multiply(fromDecimal(price), fromDecimal(rate)), chargedDecimals(currency));
  const [net, tax] = [toMinor(price, currency), toMinor(vat, currency)];
  return { net, vat: tax, total: net + tax };
}

/** A sum in whole minor units. */
export function toMinor(amount: number, currency: string): number {
  return roundTo(multiply(fromDecimal(amount), fromDecimal(10 ** minorDecimals(currency))), 0);
}

/** A sum of minor units in units of the currency. */
export function fromMinor(amount: number, currency: string): number {
  const decimals = minorDecimals(currency);
  return Number((amount / 10 ** decimals).toFixed(decimals));
}
