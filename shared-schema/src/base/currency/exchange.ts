import { z } from "zod";
import { currencyCode, money, voyageDate } from "../basics.ts";
import { says } from "../validation.ts";
import { minorDecimals } from "./minorUnits.ts";

/** Decimals of a rate: a yen is 0.0054 €, and a million of them is still converted to the cent. */
const RATE_DECIMALS = 10;
const RATE_UNITS = 10n ** BigInt(RATE_DECIMALS);
const THOUSAND = 1_000n;

/** The number of units of a currency that one unit of the agreement's currency buys, as the ECB quotes them for the euro. */
export const exchangeRate = z
  .number()
  .min(0.000_001)
  .max(1_000_000)
  .refine((rate) => Number(rate.toFixed(RATE_DECIMALS)) === rate, says("too-many-decimals", { most: RATE_DECIMALS }));

/** Where a rate comes from: a person who entered it, or the reference rates of the European Central Bank. */
const RATE_SOURCES = ["ENTERED", "ECB"] as const;

/** Money in another currency than the agreement's, with the rate that was fixed for it. */
export const otherCurrency = z.object({
  currency: currencyCode,
  amount: money,
  rate: exchangeRate,
  source: z.enum(RATE_SOURCES),
  /** The day of the rate. */
  day: voyageDate,
});
export type OtherCurrency = z.infer<typeof otherCurrency>;

/**
 * Converts an amount of another currency. Exact, rounded once, half away from zero, to the minor unit of the currency it becomes.
 * @param rate units of the other currency for one of the currency it becomes
 */
export function converted(amount: number, rate: number, currency: string): number {
  const decimals = minorDecimals(currency);
  const minor = 10 ** decimals;
  const size = BigInt(Math.round(Math.abs(amount) * Number(THOUSAND))) * RATE_UNITS * BigInt(minor);
  const divisor = BigInt(rate.toFixed(RATE_DECIMALS).replace(".", "")) * THOUSAND;
  const units = (2n * size + divisor) / (2n * divisor);
  return (Math.sign(amount) * Number(units)) / minor || 0;
}

/** Money that was paid in another currency: as it counts, beside what was paid. @param own the currency in which it counts */
export function moneyIn(own: string, other: OtherCurrency): { amount: number; other: OtherCurrency } {
  return { amount: converted(other.amount, other.rate, own), other };
}
