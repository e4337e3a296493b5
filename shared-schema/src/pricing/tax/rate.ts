import { charterResult } from "./charter.ts";
import { cruiseOutcome } from "./cruise.ts";
import { decided, emptyResult, undecided } from "./result.ts";
import type { TaxRow } from "./rows.ts";
import { selectRow, validRows } from "./select.ts";
import type { ExplanationStep, TaxFacts, TaxResult } from "./types.ts";
import { countryOfZone } from "./zones.ts";

function cruiseResult(base: TaxResult, facts: TaxFacts, rows: readonly TaxRow[], today: string): TaxResult {
  const embarkation = facts.embarkation_zone;
  if (embarkation === null) return undecided(base, "embarkation-unknown", ["waypoints"]);
  if (facts.trips.length === 0) return undecided(base, "route-too-short", ["waypoints"]);
  const own = selectRow(validRows(rows, embarkation, "CRUISE", facts, today), facts);
  if (own === null) return undecided(base, "no-row", []);
  if ("questions" in own) return undecided(base, "condition-undecided", own.questions);
  const { row, date } = own;
  if (row.base_rule !== "FR_DISTANCE_PER_TRIP") return undecided(base, "rule-not-applicable", []);
  const outcome = cruiseOutcome(row, facts.trips);
  if (!outcome) return undecided(base, "times-missing", ["waypoint_times"]);

  const { lines, trips, journey_class, fce_trips_qualifying, warnings } = outcome;
  const { code, country, rate, base_rule, source, valid_from } = row;
  const explanation: ExplanationStep[] = [{ kind: "ROW", code, country, rate, base_rule, source, date, valid_from }];
  trips.forEach((result, trip) => {
    const tripFacts = facts.trips[trip];
    if (!tripFacts) return;
    const tripRate = { INTERNATIONAL: 0, NATIONAL: rate, STATIC: row.static_rate ?? rate }[result.kind];
    explanation.push(...facts.timeline.filter((item) => item.trip === trip));
    explanation.push({ kind: "TRIP", trip, result, facts: tripFacts, rate: tripRate });
  });
  return {
    ...decided(base, lines, explanation),
    trips,
    journey_class,
    fce_trips_qualifying,
    warnings: [...base.warnings, ...warnings],
  };
}

/**
 * The effective rate of VAT (or the tax in its place) for an agreement: an aid to estimate, not advice. A private yacht
 * cannot sell transport, so its agreement is taxed as a charter. `today` (YYYY-MM-DD) is the date while unsigned.
 */
export function effectiveRate(facts: TaxFacts, rows: readonly TaxRow[], today: string): TaxResult {
  const isPrivate = facts.yacht_status === "PRIVATE";
  const contractType = isPrivate ? "CHARTER" : facts.contract_type;
  const base = emptyResult(contractType, facts.embarkation_zone && countryOfZone(facts.embarkation_zone));
  if (isPrivate && facts.contract_type === "CRUISE") base.warnings.push("YACHT_NOT_COMMERCIAL");
  const result = (contractType === "CRUISE" ? cruiseResult : charterResult)(base, facts, rows, today);
  return result.reasons.includes("times-missing") || result.asks.includes("hire_duration")
    ? { ...result, missing_times: [...facts.missing_times] }
    : result;
}
