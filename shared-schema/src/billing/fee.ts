import { chargedDecimals } from "../base/currency/minorUnits.ts";
import { fromDecimal, multiply, roundTo, subtract } from "../base/money.ts";
import type { Savings } from "../pricing/savings.ts";

/** What the fee is a share of (decisions §7): the savings less the VAT that is paid, or the whole of them. */
export const FEE_BASES = ["NET", "GROSS"] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** The fee of a contract in euros; null where it cannot be computed. @param savings null where the agreement has none */
export function feeInEuros(savings: Savings | null, basis: FeeBasis): number | null {
  if (savings === null) return 0;
  return basis === "GROSS" ? savings.fee_gross_basis : savings.fee_net_basis;
}

/** What is still owed of a fee, in euros: an addendum owes the difference to what was paid before, where there is one (decisions §12). */
export function feeOwed(fee: number, covered: number): number {
  const rest = roundTo(subtract(fromDecimal(fee), fromDecimal(covered)), 2);
  return Math.max(0, rest);
}

/** A sum of euros in another currency, rounded to the least sum that is charged. @param perEuro units of the currency for one euro */
export function eurosIn(amount: number, currency: string, perEuro: number): number {
  return roundTo(multiply(fromDecimal(amount), fromDecimal(perEuro)), chargedDecimals(currency));
}
