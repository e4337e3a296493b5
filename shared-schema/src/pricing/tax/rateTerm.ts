import { ofAgreement } from "../../agreement/derivation/enteredAt.ts";
import { exact } from "../../base/derivation/calculus.ts";
import { entered, measuredExact, ruled } from "../../base/derivation/leaves.ts";
import type { Rule, Term } from "../../base/derivation/term.ts";
import type { Fraction } from "../../base/money.ts";
import type { ExplanationStep } from "./types.ts";

type Step<K extends ExplanationStep["kind"]> = Extract<ExplanationStep, { kind: K }>;
type RateTerm = Term<Fraction>;

/**
 * The effective rate as its explanation tells it: entered by hand; or trip by trip, weighed by their hours; or the sum of what each
 * row taxes. An explanation without any of them is worth 0.
 */
export function rateTerm(explanation: readonly ExplanationStep[]): RateTerm {
  const byHand = explanation.find((step): step is Step<"ENTERED"> => step.kind === "ENTERED");
  if (byHand) {
    const rate = entered("entered_vat_rate", ofAgreement("entered_vat_rate"), byHand.rate);
    return exact.same("effective_vat_rate", rate);
  }
  const rows = explanation.filter((step): step is Step<"ROW"> => step.kind === "ROW");
  const trips = explanation.filter((step): step is Step<"TRIP"> => step.kind === "TRIP");
  if (trips.length > 0) return byTrip(trips, rows[0]);
  const shares = explanation.filter((step): step is Step<"SHARE"> => step.kind === "SHARE");
  return exact.sum(
    "effective_vat_rate",
    shares.map((share) => shareTerm(share, ruleOf(rows.find(({ code }) => code === share.code)))),
  );
}

function ruleOf(row: Step<"ROW"> | undefined): Rule {
  return {
    code: row?.code ?? "",
    source: row?.source ?? null,
    country: row?.country ?? null,
    valid_from: row?.valid_from ?? null,
  };
}

function byTrip(trips: readonly Step<"TRIP">[], row: Step<"ROW"> | undefined): RateTerm {
  const rates = trips.map((trip) => tripTerm(trip, ruleOf(row)));
  const [first] = rates;
  // Trips that are taxed alike need no weights: the first stands for all.
  const isWeighed = trips.length > 1 && trips.every(({ result }) => result.weight !== null);
  if (first && !isWeighed) return exact.same("effective_vat_rate", first);
  const hours = trips.map(({ trip, facts }) =>
    measuredExact("trip_hours", "SCHEDULE", facts.hours ?? 0, `trips.${trip}`),
  );
  const all = exact.sum("all_trip_hours", hours);
  const parts = rates.flatMap((rate, index) => {
    const own = hours[index];
    if (!own) return [];
    const weight = exact.quotient("trip_weight", own, all, rate.about);
    return [exact.product("trip_part", [weight, rate], rate.about)];
  });
  return exact.sum("effective_vat_rate", parts);
}

/** A trip with a call abroad is exempt; one without distance is taxed as a hire; a national one by its distance in French waters. */
function tripTerm({ trip, result, facts, rate }: Step<"TRIP">, rule: Rule): RateTerm {
  const about = `trips.${trip}`;
  const full = ruled("row_rate", rule, rate, about);
  if (result.kind !== "NATIONAL") return exact.same("trip_rate", full, about);
  const french = measuredExact("french_nm", "WATERS", facts.fr_nm, about);
  const nm = measuredExact("trip_nm", "ROUTE", facts.nm, about);
  return exact.product("trip_rate", [full, exact.quotient("french_share", french, nm, about)], about);
}

/** The part that a row taxes: its rate on the hours or days that count, or on a share that the row itself names. */
function shareTerm({ code, rate, share, part, whole, unit }: Step<"SHARE">, rule: Rule): RateTerm {
  const about = `rows.${code}`;
  const full = ruled("row_rate", rule, rate, about);
  if (part === null || whole === null || unit === null) {
    return exact.product("row_part", [full, ruled("taxed_share", rule, share, about)], about);
  }
  const counted = measuredExact(unit === "DAYS" ? "taxed_days" : "taxed_hours", "WATERS", part, about);
  const all = measuredExact(unit === "DAYS" ? "all_days" : "all_hours", "SCHEDULE", whole, about);
  return exact.product("row_part", [full, exact.quotient("taxed_share", counted, all, about)], about);
}
