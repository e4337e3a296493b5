import { done, fault, type Result, refusedAt } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { type TaxRowEntry, taxRowEntry } from "shared-schema/pricing/tax/table/entry";
import { readDate } from "#ui/fields/dates.ts";
import { formatNumber, parseNumber } from "#ui/fields/number.ts";
import type { Language } from "#ui/i18n.ts";

/** A row as it is typed: rates in percent, days as they are written. */
export type RowForm = Record<keyof TaxRowEntry, string>;

const PERCENT = { decimals: 3, min: 0, max: 100 };
const SHARES = ["rate", "static_rate", "reduction"] as const;

/** The form of a new rate of a row: everything but its days; an empty one without a row. */
export function formOf(row: TaxRow | null, language: Language): RowForm {
  const percent = (share: number | undefined) =>
    share === undefined ? "" : formatNumber(Number((share * 100).toFixed(3)), PERCENT, language);
  return {
    code: row?.code ?? "",
    country: row?.country ?? "",
    contract_type: row?.contract_type ?? "CHARTER",
    rate: percent(row?.rate),
    base_rule: row?.base_rule ?? "EU_TIME",
    static_rate: percent(row?.static_rate),
    reduction: percent(row?.reduction),
    predicate: row?.predicate ?? "",
    condition: row?.condition ?? "",
    label: row?.label ?? "",
    date_basis: row?.date_basis ?? "SUPPLY",
    valid_from: "",
    valid_to: "",
    confidence: row?.confidence ?? "",
    source: row?.source ?? "",
  };
}

/** The row that a form stands for, or what is wrong with its fields. */
export function entryOf(form: RowForm, language: Language): Result<TaxRowEntry> {
  const typed: Record<string, unknown> = { ...form };
  for (const field of SHARES) {
    const read = parseNumber(form[field], PERCENT, (key) => key, language);
    if (!read.ok)
      return refusedAt({ [field]: [fault(FAULTS[read.message] ?? "no-number")] }, "document.invalid", {
        fields: field,
      });
    typed[field] = read.value === null ? null : Number((read.value / 100).toFixed(5));
  }
  for (const field of ["valid_from", "valid_to"] as const) {
    const text = form[field].trim();
    const day = text === "" ? null : readDate(text);
    if (text !== "" && day === null)
      return refusedAt({ [field]: [fault("no-date")] }, "document.invalid", { fields: field });
    typed[field] = day;
  }
  for (const field of ["predicate", "condition", "label"] as const) typed[field] = form[field].trim() || null;
  typed["code"] = form.code.trim().toUpperCase();
  typed["country"] = form.country.replace(/\s/g, "").toUpperCase();
  const entry = validate(taxRowEntry, typed);
  return entry.ok ? done(entry.value) : entry;
}

const FAULTS: Readonly<Record<string, "decimal-comma" | "no-number">> = { "ui.decimalPoint": "decimal-comma" };
