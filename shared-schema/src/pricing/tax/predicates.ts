import type { PredicateName } from "./rows.ts";
import type { TaxFacts, TaxQuestion } from "./types.ts";
import { isEuZone } from "./zones.ts";

/** True, false, or the questions that must be answered first. */
export type Verdict = boolean | readonly TaxQuestion[];

const DAY = 24;
/** A hire of up to 35 days by one hirer within twelve months keeps the reduced Maltese rate (L.N. 231 of 2023). */
const MALTESE_DAYS = 35;
const REDUCED_MALTESE_RATE_SINCE = "2024-01-01";
/** Loi de finances 2019: yachts above 24 m and below 3000 GT, hired for less than 90 days. */
const LARGE_YACHT = { loa: 24, gross_tonnage: 3000, days: 90 };

function hours(facts: TaxFacts, judge: (hours: number) => boolean): Verdict {
  return facts.duration_hours === null ? ["hire_duration"] : judge(facts.duration_hours);
}

function greek(facts: TaxFacts, certificate: "UNLIMITED" | "LIMITED"): Verdict {
  const short = isShortOrStatic(facts);
  if (short !== false) return short === true ? false : short;
  return facts.greek_certificate === null ? ["greek_certificate"] : facts.greek_certificate === certificate;
}

function isShortOrStatic(facts: TaxFacts): Verdict {
  if (facts.nm === 0) return true;
  return hours(facts, (h) => h <= 2 * DAY);
}

/** Whether this hire stays within five weeks, together with what its hirer had in the twelve months before. */
function withinMalteseDays(facts: TaxFacts): Verdict {
  const { hirer_days_last_12_months: before, duration_hours: now } = facts;
  if ((before ?? 0) * DAY + (now ?? 0) > MALTESE_DAYS * DAY) return false;
  const asks: TaxQuestion[] = [];
  if (now === null) asks.push("hire_duration");
  if (before === null) asks.push("hirer_days_last_12_months");
  return asks.length === 0 || asks;
}

function not(verdict: Verdict): Verdict {
  return typeof verdict === "boolean" ? !verdict : verdict;
}

function turkishFlag(facts: TaxFacts): Verdict {
  return facts.flag === null ? ["yacht_flag"] : facts.flag === "TR";
}

/** All must hold: one «no» decides, else the open questions come first. */
function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  const questions = verdicts.flatMap((verdict) => (typeof verdict === "boolean" ? [] : verdict));
  return questions.length === 0 ? true : questions;
}

function known<T>(value: T | null, question: TaxQuestion, judge: (value: T) => boolean): Verdict {
  return value === null ? [question] : judge(value);
}

/** The conditions of the table. `date` is the day (YYYY-MM-DD) by which the row is judged. */
export const PREDICATES: Readonly<Record<PredicateName, (facts: TaxFacts, date: string) => Verdict>> = {
  DURATION_UNDER_24H: (facts) => hours(facts, (h) => h < DAY),
  START_OUTSIDE_EU: (facts) => facts.embarkation_zone !== null && !isEuZone(facts.embarkation_zone),
  GREEK_CERTIFICATE_UNLIMITED: (facts) => greek(facts, "UNLIMITED"),
  GREEK_CERTIFICATE_LIMITED: (facts) => greek(facts, "LIMITED"),
  STATIC_OR_48H_AT_MOST: isShortOrStatic,
  SAME_HIRER_35_DAYS_AT_MOST: withinMalteseDays,
  OVER_35_DAYS_OR_BEFORE_2024: (facts, date) => date < REDUCED_MALTESE_RATE_SINCE || not(withinMalteseDays(facts)),
  TURKISH_FLAG: turkishFlag,
  FOREIGN_FLAG: (facts) => not(turkishFlag(facts)),
  LARGE_YACHT_LEAVES_FRENCH_WATERS: (facts) =>
    every([
      known(facts.leaves_fr_waters, "waypoints", (leaves) => leaves),
      known(facts.loa, "yacht_loa", (loa) => loa > LARGE_YACHT.loa),
      known(facts.gross_tonnage, "yacht_gross_tonnage", (gt) => gt < LARGE_YACHT.gross_tonnage),
      hours(facts, (h) => h < LARGE_YACHT.days * DAY),
    ]),
};
