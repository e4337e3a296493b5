import { paidOf } from "../../agreement/payments/balance.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { localDay } from "../../itinerary/localClock.ts";
import { apaBalance, spentExpenses } from "./account.ts";

const DAY_MS = 86_400_000;
/** With no more than this share of what was paid in, the account is low. */
const LOW_SHARE = 0.2;
/** Significant digits of a proposed amount: a call for fund asks for a round sum. */
const TOP_UP_DIGITS = 2;

type Account = Pick<AgreementBody, "expenses" | "payments" | "currency" | "delivery_date" | "redelivery_date">;

/** An estimate of how long the APA lasts. Amounts in the agreement's currency. */
export interface Forecast {
  /** What a day on board has cost so far. */
  per_day: number;
  /** Days that are still to come until redelivery. */
  days_left: number;
  /** What is left at redelivery at this rate; negative when the account runs out before. */
  at_end: number;
}

/**
 * Estimates what is left of the APA when the charter ends. What was bought before delivery, such as the first provisions, is spent, and
 * says nothing of what a day costs.
 * @param today `YYYY-MM-DD` · @param zone IANA, in which the charter's days are counted
 * @returns null before delivery, without dates, and while nothing was spent on board
 */
export function forecastOf(account: Account, today: string, zone: string): Forecast | null {
  const { delivery_date, redelivery_date, currency } = account;
  if (delivery_date === null || redelivery_date === null) return null;
  const [first, last] = [localDay(delivery_date, zone), localDay(redelivery_date, zone)];
  const onBoard = paidOf(spentExpenses(account).filter(({ date }) => date >= first));
  if (today < first || onBoard <= 0) return null;
  const now = today < last ? today : last;
  const per_day = onBoard / (daysBetween(first, now) + 1);
  const days_left = Math.max(0, daysBetween(now, last));
  const left = apaBalance(account).balance - per_day * days_left;
  return { per_day: inUnits(per_day, currency), days_left, at_end: inUnits(left, currency) };
}

/** Whether a fifth or less is left of what was paid in. */
export function isLow({ collected, balance }: { collected: number; balance: number }): boolean {
  return collected > 0 && balance <= collected * LOW_SHARE;
}

/**
 * The amount of a call for fund that an account which is low asks for: with it, the forecast ends with a fifth of what was paid in.
 * @returns a round sum; null where none is wanted
 */
export function proposedTopUp(account: Account, forecast: Forecast | null): number | null {
  const { collected, balance } = apaBalance(account);
  if (!isLow({ collected, balance })) return null;
  const wanted = collected * LOW_SHARE - (forecast ? forecast.at_end : balance);
  if (wanted <= 0) return null;
  const unit = 10 ** Math.max(-minorDecimals(account.currency), Math.floor(Math.log10(wanted)) + 1 - TOP_UP_DIGITS);
  // A hair above a round sum is that sum.
  return inUnits(Math.ceil(wanted / unit - 1e-9) * unit, account.currency);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function inUnits(amount: number, currency: string): number {
  return Number(amount.toFixed(minorDecimals(currency)));
}
