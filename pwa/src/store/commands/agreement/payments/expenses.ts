import {
  type EnteredExpense,
  withExpense,
  withExpenseCancelled,
  withExpenseNote,
  withWarningAnswered,
} from "shared-schema/agreement/mutations/money";
import { done, type Result } from "shared-schema/base/result";
import type { AnswerPlace } from "shared-schema/payments/apa/answers";
import { typedNow } from "#base/savingOver.ts";
import { editAgreement } from "../../editAgreement.ts";
import type { NewReceipt } from "./receipts.ts";
import { record, stamped } from "./recording.ts";

/** The fields of an expense that are typed. */
export type NewExpense = Omit<EnteredExpense, "receipt_hash">;

/** Enters an expense in the APA account, offline too. It cannot be undone, only cancelled. @returns its id */
export async function enterExpense(
  id: number,
  entered: NewExpense,
  receipt: NewReceipt | null,
): Promise<Result<string>> {
  const expense = { ...entered, receipt_hash: receipt?.hash ?? null };
  return record(id, "expenses", receipt, (before, part, stamp) => withExpense(before, part, expense, stamp));
}

/** Cancels an expense: it stays, struck through, and counts no more. */
export async function cancelExpense(id: number, part: string): Promise<Result<void>> {
  return stamped(id, (before, stamp) => withExpenseCancelled(before, part, stamp));
}

/** Puts another note on an expense. */
export async function noteExpense(id: number, part: string, note: string | null): Promise<Result<void>> {
  return editAgreement(id, (before) => withExpenseNote(before, part, note?.trim() || null), typedNow());
}

/** Answers warnings about the APA account for good: their entries are right. */
export async function answerWarnings(id: number, places: readonly AnswerPlace[]): Promise<Result<void>> {
  return stamped(id, (before, stamp) =>
    places.reduce<Result<typeof before>>(
      (so, place) => (so.ok ? withWarningAnswered(so.value, place, stamp) : so),
      done(before),
    ),
  );
}
