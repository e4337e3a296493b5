import { type DayRates, rateOn } from "shared-schema/base/currency/ecbRates";
import { exchangeRate, moneyIn, type OtherCurrency } from "shared-schema/base/currency/exchange";

/** A rate that is offered: one that was used on this day, the ECB's, or one that an administrator entered. */
export interface OfferedRate {
  rate: number;
  source: OtherCurrency["source"];
  day: string;
}

/** Money in another currency that was recorded, and when. */
interface Converted {
  date: string;
  other?: OtherCurrency | null | undefined;
  cancelled: object | null;
}

/**
 * The rates that are offered for a currency on a date: first the one that was used on that day already, so that a currency is
 * converted one way.
 */
export function offeredRates(
  { own, other, date }: { own: string; other: string; date: string },
  recorded: Iterable<Converted>,
  days: readonly DayRates[],
): OfferedRate[] {
  const used = [...recorded].find(
    (each) => each.cancelled === null && each.date === date && each.other?.currency === other,
  )?.other;
  const published = rateOn(days, { own, other, date });
  const offered: OfferedRate[] = [];
  if (used) offered.push({ rate: used.rate, source: used.source, day: used.day });
  if (published && published.rate !== used?.rate) offered.push(published);
  return offered;
}

/**
 * What was paid in another currency, converted. A rate that was typed as it was offered is the offered one.
 * @returns null where the rate is none
 */
export function convertedMoney(
  { own, currency, amount, rate, date }: { own: string; currency: string; amount: number; rate: number; date: string },
  offered: readonly OfferedRate[],
): { amount: number; other: OtherCurrency } | null {
  if (!exchangeRate.safeParse(rate).success) return null;
  const same = offered.find((each) => each.rate === rate);
  const { source, day } = same ?? { source: "ENTERED" as const, day: date };
  return moneyIn(own, { currency, amount, rate, source, day });
}
