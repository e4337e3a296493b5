import { isSpent } from "../../agreement/expenses/change.ts";
import type { Language } from "../../base/language.ts";
import { CATEGORY_LABELS, EXPENSE_FIELDS, OTHER_CURRENCY_FIELDS, PAID_BY_LABELS } from "../../labels/money/expenses.ts";
import type { CsvCell } from "../csv.ts";
import type { ApaStatement, ApaStatementLine } from "./statement.ts";

type Column = readonly [
  label: { en: string; fr: string },
  value: (line: ApaStatementLine, language: Language) => CsvCell,
];

const COLUMNS: readonly Column[] = [
  [{ en: "No.", fr: "N°" }, ({ number }) => number],
  [EXPENSE_FIELDS.date, ({ expense }) => expense.date],
  [EXPENSE_FIELDS.time, ({ expense }) => expense.time],
  [EXPENSE_FIELDS.category, ({ expense }, language) => CATEGORY_LABELS[expense.category][language]],
  [EXPENSE_FIELDS.supplier, ({ expense }) => expense.supplier ?? null],
  [EXPENSE_FIELDS.note, ({ expense }) => expense.note],
  [EXPENSE_FIELDS.paid_by, ({ expense }, language) => PAID_BY_LABELS[expense.paid_by][language]],
  [OTHER_CURRENCY_FIELDS.currency, ({ expense }) => expense.other?.currency ?? null],
  [{ en: "Amount paid", fr: "Montant payé" }, ({ expense }) => expense.other?.amount ?? null],
  [OTHER_CURRENCY_FIELDS.rate, ({ expense }) => expense.other?.rate ?? null],
  [OTHER_CURRENCY_FIELDS.source, ({ expense }, language) => sourceOf(expense.other?.source, language)],
  [OTHER_CURRENCY_FIELDS.day, ({ expense }) => expense.other?.day ?? null],
  [EXPENSE_FIELDS.amount, ({ expense }) => expense.amount],
  [
    { en: "Counted", fr: "Compté" },
    ({ expense }) => (isSpent(expense) && expense.cancelled === null ? expense.amount : 0),
  ],
  [
    EXPENSE_FIELDS.cancelled,
    ({ expense }, language) => (expense.cancelled === null ? null : EXPENSE_FIELDS.cancelled[language]),
  ],
  [EXPENSE_FIELDS.document, ({ expense }) => expense.document?.sha256 ?? expense.receipt_hash],
];

/** The account as a table with its head: the column «Counted» adds up to what was spent. */
export function statementTable({ lines }: ApaStatement, language: Language): CsvCell[][] {
  const head = COLUMNS.map(([label]) => label[language]);
  return [head, ...lines.map((line) => COLUMNS.map(([, value]) => value(line, language)))];
}

function sourceOf(source: "ENTERED" | "ECB" | undefined, language: Language): string | null {
  if (source === undefined) return null;
  if (source === "ECB") return language === "en" ? "ECB" : "BCE";
  return language === "en" ? "entered" : "saisi";
}
