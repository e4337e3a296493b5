import { type ContractType, TAX_ANSWERS, type TaxAnswer } from "../../agreement/schema.ts";
import { PREDICATES, type Verdict } from "./predicates.ts";
import type { TaxRow } from "./rows.ts";
import type { TaxFacts, TaxQuestion } from "./types.ts";

/** A row with the day by which it was found valid. */
export interface DatedRow {
  row: TaxRow;
  date: string;
}

export type Selection = DatedRow | { questions: readonly TaxQuestion[] } | null;

/** SIGNATURE is today while unsigned; SUPPLY falls back to it while no delivery is known. */
function dateOf(row: TaxRow, facts: TaxFacts, today: string): string {
  const signature = facts.signed ?? today;
  return row.date_basis === "SIGNATURE" ? signature : (facts.supply ?? signature);
}

/** Rows of a country and contract type on their day, without regard to conditions. */
export function validRows(
  rows: readonly TaxRow[],
  country: string,
  contractType: ContractType,
  facts: TaxFacts,
  today: string,
): DatedRow[] {
  return rows.flatMap((row) => {
    const date = dateOf(row, facts, today);
    const inTime = row.valid_from <= date && (row.valid_to === null || date <= row.valid_to);
    const applies = row.contract_type === contractType && row.country.split("|").includes(country);
    return applies && inTime ? [{ row, date }] : [];
  });
}

/** Whether a row's condition holds; a row without one always does. */
export function judge({ row, date }: DatedRow, facts: TaxFacts): Verdict {
  return row.predicate === undefined || PREDICATES[row.predicate](facts, date);
}

/** The answers of the agreement on which the choice among rows depends, whether they are given or not. */
export function answersNeeded(candidates: readonly DatedRow[], facts: TaxFacts): TaxAnswer[] {
  const unanswered = selectRow(candidates, { ...facts, hirer_days_last_12_months: null, greek_certificate: null });
  if (unanswered === null || !("questions" in unanswered)) return [];
  return TAX_ANSWERS.filter((answer) => unanswered.questions.includes(answer));
}

/**
 * The row that decides: one whose condition holds wins over one without a condition; a condition that cannot be judged
 * yet keeps all from deciding.
 */
export function selectRow(candidates: readonly DatedRow[], facts: TaxFacts): Selection {
  const questions: TaxQuestion[] = [];
  for (const candidate of candidates.filter(({ row }) => row.predicate !== undefined)) {
    const verdict = judge(candidate, facts);
    if (verdict === true) return candidate;
    if (verdict !== false) questions.push(...verdict);
  }
  if (questions.length > 0) return { questions: [...new Set(questions)] };
  return candidates.find(({ row }) => row.predicate === undefined) ?? null;
}
