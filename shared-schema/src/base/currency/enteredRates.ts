import { done, fault, type Result, refused, refusedAt } from "../result.ts";
import type { DayRates } from "./ecbRates.ts";

/** A rate that an administrator enters where the ECB publishes none. */
export interface EnteredRate {
  day: string;
  currency: string;
  /** Units of the currency for one euro. */
  rate: number;
}

/**
 * Adds a rate to those of its month. A rate that is on record stays as it is: amounts were converted at it.
 * @param today UTC, `YYYY-MM-DD`
 */
export function withRate(
  days: readonly DayRates[],
  { day, currency, rate }: EnteredRate,
  today: string,
): Result<DayRates[]> {
  if (day > today) return refusedAt({ day: [fault("in-future")] }, "document.invalid", { fields: "day" });
  if (currency === "EUR") {
    return refusedAt({ currency: [fault("own-currency", { currency })] }, "document.invalid", { fields: "currency" });
  }
  const previous = days.find((each) => each.day === day) ?? { day, rates: {} };
  if (Object.hasOwn(previous.rates, currency)) return refused("exchange.rate-kept", { currency, day });
  const entered = [...(previous.entered ?? []), currency].sort();
  const next = { day, rates: { ...previous.rates, [currency]: rate }, entered };
  return done([...days.filter((each) => each.day !== day), next].sort((a, b) => (a.day < b.day ? -1 : 1)));
}

/** Adds published rates to a day's. What is on record stays; a day that is complete without entered rates is not touched. */
export function withPublished(kept: DayRates | undefined, published: DayRates): DayRates {
  if (!kept) return published;
  return kept.entered ? { ...kept, rates: { ...published.rates, ...kept.rates } } : kept;
}
