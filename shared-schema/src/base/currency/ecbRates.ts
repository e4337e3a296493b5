import { z } from "zod";
import { currencyCode, voyageDate } from "../basics.ts";
import { exchangeRate, type OtherCurrency } from "./exchange.ts";

/** The reference rates of one day: units of each currency for one euro. */
export const dayRates = z.object({
  day: voyageDate,
  rates: z.record(currencyCode, exchangeRate),
  /** Those that an administrator entered; absent where all are the ECB's. */
  entered: z.array(currencyCode).optional(),
});
export type DayRates = z.infer<typeof dayRates>;

/** The kind of the reference documents that hold the rates of a month. */
export const RATES_KIND = "exchange-rates";

/** The key of the document with the rates of a day's month. */
export function ratesKey(day: string): string {
  return `${RATES_KIND}-${day.slice(0, 7)}`;
}

const EURO = "EUR";
const DAY_MS = 86_400_000;
/** An older rate says nothing of the day. */
const MOST_DAYS_OLD = 31;

/** Reads the rows of a reference document; those of a newer shape are left out. */
export function knownRates(rows: readonly unknown[]): DayRates[] {
  return rows.flatMap((row) => dayRates.safeParse(row).data ?? []);
}

/**
 * The rate at which a currency is converted on a date: the one of that day, or of the last day before it that has one. Rates between two
 * other currencies follow from those for the euro, with 8 significant digits.
 * @param own the currency that it becomes · @returns units of the other currency for one of its own, and the day of the rate
 */
export function rateOn(
  days: readonly DayRates[],
  { own, other, date }: { own: string; other: string; date: string },
): DayRate | null {
  const earliest = new Date(Date.parse(date) - MOST_DAYS_OLD * DAY_MS).toISOString().slice(0, 10);
  let found: DayRate | null = null;
  for (const { day, rates, entered = [] } of days) {
    if (day > date || day < earliest || (found && day <= found.day)) continue;
    const [ofOther, ofOwn] = [perEuro(rates, other), perEuro(rates, own)];
    if (ofOther === null || ofOwn === null) continue;
    const source = entered.includes(other) || entered.includes(own) ? "ENTERED" : "ECB";
    found = { day, rate: significant(ofOther / ofOwn), source };
  }
  return found;
}

/** The rate of a day, and where it comes from. */
interface DayRate {
  rate: number;
  day: string;
  source: OtherCurrency["source"];
}

/** Whether a rate that is said to be the ECB's is the one of its day. */
export function isEcbRate(days: readonly DayRates[], own: string, { currency, rate, day }: OtherCurrency): boolean {
  const published = rateOn(
    days.filter((each) => each.day === day),
    { own, other: currency, date: day },
  );
  return published?.source === "ECB" && published.rate === rate;
}

function perEuro(rates: DayRates["rates"], currency: string): number | null {
  if (currency === EURO) return 1;
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null;
}

/** 8 significant digits, and as many decimals as a rate may have. */
function significant(value: number): number {
  return Number(Number(value.toPrecision(8)).toFixed(10));
}
