import type { TaxAnswer } from "../../agreement/schema.ts";
import { compare, ONE, roundTo, sum } from "../../base/money.ts";
import { decided, type TaxLine, undecided } from "./result.ts";
import type { TaxRow } from "./rows.ts";
import { answersNeeded, type DatedRow, judge, selectRow, validRows } from "./select.ts";
import { shareOf } from "./shares.ts";
import type { ExplanationStep, TaxFacts, TaxResult, TaxWarning } from "./types.ts";
import { countryOfZone, isEuZone, isForeignEmbarkation } from "./zones.ts";

/** «Short-term» hire of a vessel under art. 59 of directive 2006/112/EC. */
const SHORT_TERM_HOURS = 90 * 24;

function rowStep({ row, date }: DatedRow): ExplanationStep {
  const { code, country, rate, base_rule, source, valid_from } = row;
  return { kind: "ROW", code, country, rate, base_rule, source, date, valid_from };
}

/** Rows that tax a hire which began outside the EU and then enters their country. */
function entryRows(facts: TaxFacts, rows: readonly TaxRow[], embarkation: string, today: string): DatedRow[] {
  const entered = facts.zones.filter((zone) => isEuZone(zone) && zone !== embarkation);
  return entered.flatMap((zone) =>
    validRows(rows, zone, "CHARTER", facts, today).filter(
      (dated) => dated.row.predicate === "START_OUTSIDE_EU" && judge(dated, facts) === true,
    ),
  );
}

function warningsOf(embarkation: string, used: readonly DatedRow[]): TaxWarning[] {
  const doubtful = used.filter(({ row }) => row.confidence.startsWith("low"));
  return [
    ...(isForeignEmbarkation(embarkation) ? (["EMBARKATION_NOT_FR"] as const) : []),
    ...doubtful.map(({ row }): TaxWarning => `RATE_LOW_CONFIDENCE_${row.country.split("|")[0] ?? row.country}`),
  ];
}

/** A hire that is handed over in one state and used in another may be taxed by both for the same hours. */
function taxedTwice(taxed: readonly TaxLine[]): TaxWarning[] {
  const whole = sum(taxed.map(({ share }) => share));
  return compare(whole, ONE) > 0 ? ["HOURS_TAXED_TWICE"] : [];
}

function answerStep(question: TaxAnswer, facts: TaxFacts): ExplanationStep[] {
  if (question === "greek_certificate") {
    const answer = facts[question];
    return answer === null ? [] : [{ kind: "ANSWER", question, answer }];
  }
  const answer = facts[question];
  return answer === null ? [] : [{ kind: "ANSWER", question, answer }];
}

/** Rate of a hire of up to 90 days: the delivery country's row, and the rows of countries entered from outside the EU. */
export function charterResult(base: TaxResult, facts: TaxFacts, rows: readonly TaxRow[], today: string): TaxResult {
  const embarkation = facts.embarkation_zone;
  if (embarkation === null) return undecided(base, "embarkation-unknown", ["waypoints"]);
  if ((facts.duration_hours ?? 0) > SHORT_TERM_HOURS) return undecided(base, "hire-over-90-days", []);
  const candidates = validRows(rows, embarkation, "CHARTER", facts, today);
  const asking = { ...base, depends_on: answersNeeded(candidates, facts) };
  const own = selectRow(candidates, facts);
  if (own === null) return undecided(asking, "no-row", []);
  if ("questions" in own) return undecided(asking, "condition-undecided", own.questions);

  const used = [own, ...entryRows(facts, rows, embarkation, today)];
  const lines: TaxLine[] = [];
  const steps: ExplanationStep[] = [];
  for (const dated of used) {
    const { row } = dated;
    const found = shareOf(row, facts);
    if (found === "UNFIT") return undecided(asking, "rule-not-applicable", []);
    if (found === null) return undecided(asking, "times-missing", ["waypoint_times"]);
    // A country that was entered for no counted time or day, or an untaxed start beside a taxed entry, adds no line.
    const isEntry = dated !== own;
    if (isEntry && found.share.num === 0n) continue;
    const { share, ...numbers } = found;
    lines.push({ row, rate: row.rate, share });
    steps.push(rowStep(dated), { kind: "SHARE", code: row.code, rate: row.rate, share: roundTo(share, 6), ...numbers });
  }
  const taxed = lines.length > 1 ? lines.filter((line) => line.rate > 0) : lines;
  const shown = taxed.length > 0 ? taxed : lines;
  const country = shown[0]?.row === own.row ? embarkation : (shown[0]?.row.country ?? embarkation);
  const explanation: ExplanationStep[] = [
    ...facts.timeline.map((item) => ({ ...item, trip: null })),
    ...asking.depends_on.flatMap((question) => answerStep(question, facts)),
    ...steps,
  ];
  return {
    ...decided(asking, shown, explanation),
    vat_country: countryOfZone(country),
    rows: lines.map((line) => line.row),
    warnings: [...base.warnings, ...warningsOf(embarkation, used), ...taxedTwice(taxed)],
  };
}
