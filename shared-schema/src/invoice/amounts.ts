import { chargedDecimals, minorDecimals } from "../base/currency/minorUnits.ts";
import { fraction, fromDecimal, multiply, roundTo } from "../base/money.ts";

/** What the sums of an invoice are made of. */
interface Summed {
  kind: "INVOICE" | "CREDIT_NOTE";
  lines: readonly { net: number }[];
  net: number;
  vat: { category: string; percent: number; amount: number };
  total: number;
  currency: string;
  vatInEuros: object | null;
}

/** The least amount that an invoice names, in minor units. */
export function leastUnit(currency: string): number {
  return 10 ** (minorDecimals(currency) - chargedDecimals(currency));
}

/** The VAT in a part of an invoice's total; of the whole it is the whole. All in minor units. */
export function vatShare(
  { vat, total, currency }: { vat: number; total: number; currency: string },
  part: number,
): number {
  const unit = leastUnit(currency);
  return total === 0 ? 0 : roundTo(fraction(BigInt(part) * BigInt(vat), BigInt(total) * BigInt(unit)), 0) * unit;
}

/** VAT on a net amount, both in minor units: rounded once, half up. */
export function vatOn(net: number, percent: number, currency: string): number {
  const unit = leastUnit(currency);
  return roundTo(multiply(fraction(BigInt(net), BigInt(100 * unit)), fromDecimal(percent)), 0) * unit;
}

/** How many units the VAT of a credit note may be off its rate, since the credit notes of an invoice add up to the invoice's VAT. */
const MOST_OFF = 2;

/** Whether the sums of an invoice agree with each other. */
export function sumsAgree({ kind, lines, net, vat, total, currency, vatInEuros }: Summed): boolean {
  const unit = leastUnit(currency);
  const isTaxed = vat.category === "S";
  const mostOff = kind === "CREDIT_NOTE" && isTaxed ? MOST_OFF * unit : 0;
  return (
    lines.reduce((sum, line) => sum + line.net, 0) === net &&
    net + vat.amount === total &&
    isTaxed === vat.percent > 0 &&
    Math.abs(vat.amount - vatOn(net, vat.percent, currency)) <= mostOff &&
    (currency !== "EUR" && isTaxed) === (vatInEuros !== null) &&
    [vat.amount, ...lines.map((line) => line.net)].every((amount) => amount % unit === 0)
  );
}
