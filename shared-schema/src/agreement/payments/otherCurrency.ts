import { converted, type OtherCurrency } from "../../base/currency/exchange.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { type Fault, fault } from "../../base/result.ts";

/** Money as it counts, in the agreement's currency, and as it was paid where that was in another one. */
interface Paid {
  amount: number;
  other?: OtherCurrency | null | undefined;
}

const DAY_MS = 86_400_000;

/** The latest date that has come somewhere in the world. @param today UTC, `YYYY-MM-DD` */
export function latestDate(today: string): string {
  return new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
}

/** Whether an amount has no finer unit than its currency (ISO 4217); the fault where it has. */
export function faultOfUnits(amount: number, currency: string): Fault | null {
  const most = minorDecimals(currency);
  return Number(amount.toFixed(most)) === amount ? null : fault("too-many-decimals", { most });
}

/**
 * The fault in what is said of another currency: it is another one, its amount is in its own minor units, the rate is not of a later
 * day, and the amount that counts is the one that the rate makes of it.
 * @param currency the agreement's · @param date the day on which it was paid
 */
export function faultOfOther({ amount, other }: Paid, currency: string, date: string): Fault | null {
  if (!other) return null;
  if (other.currency === currency) return fault("own-currency", { currency });
  if (other.day > date) return fault("later-rate");
  const units = faultOfUnits(other.amount, other.currency);
  if (units) return units;
  return converted(other.amount, other.rate, currency) === amount ? null : fault("not-converted");
}
