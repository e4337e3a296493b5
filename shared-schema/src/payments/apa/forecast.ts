import type { AgreementBody } from "../../agreement/schema.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { amountOf, exact, rounded } from "../../base/derivation/calculus.ts";
import { measuredExact, ruled } from "../../base/derivation/leaves.ts";
import type { Rule, Term } from "../../base/derivation/term.ts";
import { compare, type Fraction, multiply, roundTo, ZERO } from "../../base/money.ts";
import { localDay } from "../../itinerary/localClock.ts";
import { apaTerms, expenseTerms } from "./account.ts";

const DAY_MS = 86_400_000;
/** With no more than this share of what was paid in, the account is low. */
const LOW_SHARE = 0.2;
/** Significant digits of a proposed amount: a call for fund asks for a round sum. */
const TOP_UP_DIGITS = 2;

const own = (code: string): Rule => ({ code, source: null, country: null, valid_from: null });
const RESERVE = own("APA_RESERVE");
const ROUND_SUM = own("ROUND_SUM");

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

/** The forecast with its derivation. */
interface ForecastTerms {
  per_day: Term<Fraction>;
  days_left: Term<Fraction>;
  at_end: Term<Fraction>;
}

/**
 * Estimates what is left of the APA when the charter ends. What was bought before delivery, such as the first provisions, is spent, and
 * says nothing of what a day costs.
 * @param today `YYYY-MM-DD` · @param zone IANA, in which the charter's days are counted
 * @returns null before delivery, without dates, and while nothing was spent on board
 */
export function forecastTerms(account: Account, today: string, zone: string): ForecastTerms | null {
  const { delivery_date, redelivery_date, currency } = account;
  if (delivery_date === null || redelivery_date === null) return null;
  const [first, last] = [localDay(delivery_date, zone), localDay(redelivery_date, zone)];
  const onBoard = exact.sum("apa_spent_on_board", expenseTerms(account, first));
  if (today < first || compare(onBoard.value, ZERO) <= 0) return null;
  const now = today < last ? today : last;
  const decimals = minorDecimals(currency);
  const days = measuredExact("apa_days_on_board", "CALENDAR", daysBetween(first, now) + 1);
  const days_left = measuredExact("apa_days_left", "CALENDAR", Math.max(0, daysBetween(now, last)));
  const per_day = exact.quotient("apa_per_day", onBoard, days);
  const toCome = exact.product("apa_to_come", [per_day, days_left]);
  const at_end = rounded(exact.difference("apa_at_end", apaTerms(account).balance, toCome), decimals);
  return { per_day: rounded(per_day, decimals), days_left, at_end };
}

/** The figures of `forecastTerms`. */
export function forecastOf(account: Account, today: string, zone: string): Forecast | null {
  const terms = forecastTerms(account, today, zone);
  if (terms === null) return null;
  const { per_day, days_left, at_end } = terms;
  return { per_day: amountOf(per_day), days_left: amountOf(days_left), at_end: amountOf(at_end) };
}

/** Whether a fifth or less is left of what was paid in. */
export function isLow({ collected, balance }: { collected: number; balance: number }): boolean {
  return collected > 0 && balance <= collected * LOW_SHARE;
}

/**
 * The amount of a call for fund that an account which is low asks for: with it, the forecast ends with a fifth of what was paid in.
 * @returns a round sum; null where none is wanted
 */
export function topUpTerm(account: Account, forecast: ForecastTerms | null): Term<Fraction> | null {
  const { collected, balance } = apaTerms(account);
  if (!isLow({ collected: amountOf(collected), balance: amountOf(balance) })) return null;
  const reserve = exact.product("apa_reserve", [ruled("apa_reserve_ratio", RESERVE, LOW_SHARE), collected]);
  const wanted = exact.difference("apa_wanted", reserve, forecast?.at_end ?? balance);
  if (compare(wanted.value, ZERO) <= 0) return null;
  return exact.roundedUp("apa_top_up", wanted, ruled("apa_round_unit", ROUND_SUM, roundUnit(wanted, account.currency)));
}

/** The figure of `topUpTerm`. */
export function proposedTopUp(account: Account, forecast: ForecastTerms | null): number | null {
  const term = topUpTerm(account, forecast);
  return term && amountOf(term);
}

/** The power of ten that leaves two digits of an amount, and no less than the currency's minor unit. */
function roundUnit({ value }: Term<Fraction>, currency: string): string {
  const decimals = minorDecimals(currency);
  const whole = Math.floor(roundTo(multiply(value, { num: 10n ** BigInt(decimals), den: 1n }), 0));
  const power = Math.max(0, String(whole).length - TOP_UP_DIGITS) - decimals;
  return power >= 0 ? `1${"0".repeat(power)}` : `0.${"0".repeat(-power - 1)}1`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
