import type { ExpenseCategory } from "shared-schema/agreement/expenses/schema";
import { typedForm } from "#forms/typedForm.ts";
import { recordPath } from "#store/drafts/fieldPath.ts";

/** The kinds of entries, each with a form of its own. */
export type EntryKind = "EXPENSE" | Extract<ExpenseCategory, `CASH_${string}`>;

const FIELDS = ["amount", "currency", "rate", "category", "date", "time", "paid_by", "supplier", "note"] as const;
export type EntryField = (typeof FIELDS)[number];

/** The texts of the form, as typed or chosen. */
export type EntryTexts = Record<EntryField, string>;

/** Keeps what is typed of the next entry of a kind, whatever the day has become since. */
export function typedExpense(agreementId: number, kind: EntryKind, given: EntryTexts) {
  return typedForm(FIELDS, (field) => recordPath(agreementId, "expenses", kind, field), given, {});
}
