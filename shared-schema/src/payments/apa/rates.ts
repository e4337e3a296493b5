import type { ApaFault, Entry } from "./faults.ts";
import { Groups } from "./groups.ts";

/** Currencies do not move so far within a charter. */
const MOST_RATE_CHANGE = 1.1;

interface Conversion {
  id: string;
  rate: number;
  date: string;
}

/** Looks for currencies that were converted two ways: on one day at several rates, or at a rate far from the others. */
export function rateFaults(standing: readonly Entry[]): ApaFault[] {
  const byCurrency = new Groups<Conversion>();
  for (const [id, { other, date }] of standing)
    if (other) byCurrency.add(other.currency, { id, rate: other.rate, date });
  return byCurrency.all().flatMap(([currency, conversions]) => {
    const several = severalRates(currency, conversions);
    const reported = new Set(several.flatMap(({ ids }) => ids));
    return [...several, ...oddRates(currency, conversions, reported)];
  });
}

function severalRates(currency: string, conversions: readonly Conversion[]): ApaFault[] {
  const byDay = new Groups<Conversion>();
  for (const each of conversions) byDay.add(each.date, each);
  return byDay.all().flatMap(([date, ofDay]) => {
    const byRate = new Groups<string>();
    for (const { id, rate } of ofDay) byRate.add(String(rate), id);
    const groups = byRate.all();
    if (groups.length < 2) return [];
    const most = Math.max(...groups.map(([, ids]) => ids.length));
    const usual = groups.filter(([, ids]) => ids.length === most);
    // The rate that most of them share is taken for the day's; without one, all are in question.
    const odd = usual.length === 1 ? groups.filter(([, ids]) => ids.length < most) : groups;
    const rates = groups.map(([rate]) => Number(rate)).sort((a, b) => a - b);
    return [{ code: "two-rates" as const, ids: odd.flatMap(([, ids]) => ids), currency, date, rates }];
  });
}

function oddRates(currency: string, conversions: readonly Conversion[], reported: ReadonlySet<string>): ApaFault[] {
  const usual = median(conversions.map(({ rate }) => rate));
  const odd = conversions.filter(
    ({ id, rate }) => !reported.has(id) && Math.max(rate / usual, usual / rate) > MOST_RATE_CHANGE,
  );
  if (odd.length === 0) return [];
  const rates = [...new Set([...odd.map(({ rate }) => rate), usual])];
  return [{ code: "odd-rate", ids: odd.map(({ id }) => id), currency, rates }];
}

/** The middle value, the lower one of two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 1;
}
