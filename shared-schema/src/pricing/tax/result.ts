import type { ContractType } from "../../agreement/schema.ts";
import { type Fraction, percentOf, roundTo, toExact } from "../../base/money.ts";
import { rateTerm } from "./rateTerm.ts";
import type { TaxRow } from "./rows.ts";
import type { ExplanationStep, TaxQuestion, TaxResult, UndecidedReason } from "./types.ts";

/** A share of the price taxed at a rate under a row. */
export interface TaxLine {
  row: TaxRow;
  rate: number;
  share: Fraction;
}

/** A result with nothing decided. */
export function emptyResult(contractType: ContractType, vatCountry: string | null): TaxResult {
  return {
    effective_vat_rate: null,
    exact: null,
    display: null,
    origin: null,
    vat_country: vatCountry,
    contract_type: contractType,
    rule_codes: [],
    taxable_share: [],
    rates: [],
    warnings: [],
    trips: [],
    journey_class: null,
    fce_trips_qualifying: null,
    rows: [],
    explanation: [],
    reasons: [],
    asks: [],
    depends_on: [],
    missing_times: [],
  };
}

/** No rate, why, and what would decide it; a rate entered by hand always would. */
export function undecided(base: TaxResult, reason: UndecidedReason, asks: readonly TaxQuestion[]): TaxResult {
  return { ...base, reasons: [reason], asks: [...new Set<TaxQuestion>([...asks, "entered_vat_rate"])] };
}

/** The wire and display forms of an exact rate. */
export function rateFields(rate: Fraction): Pick<TaxResult, "effective_vat_rate" | "exact" | "display"> {
  return {
    effective_vat_rate: roundTo(rate, 6),
    exact: toExact(rate),
    display: `${percentOf(rate, { significant: 3 })}%`,
  };
}

/** The rate that an explanation leads to, with the lines that it consists of. */
export function decided(
  base: TaxResult,
  lines: readonly TaxLine[],
  explanation: readonly ExplanationStep[],
): TaxResult {
  return {
    ...base,
    ...rateFields(rateTerm(explanation).value),
    origin: "RULE",
    rule_codes: lines.map(({ row }) => row.code),
    taxable_share: lines.map(({ share }) => roundTo(share, 6)),
    rates: lines.map((line) => line.rate),
    rows: [...new Set(lines.map(({ row }) => row))],
    explanation: [...explanation],
  };
}
