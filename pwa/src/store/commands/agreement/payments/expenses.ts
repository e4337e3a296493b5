import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import type { Recorded } from "shared-schema/agreement/payments/record";
import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import { discardOutgoing } from "../../../outbox/outbox.ts";
import { editAgreement } from "../../editAgreement.ts";
import { attachReceipt, type NewReceipt } from "./receipts.ts";

/** The fields of an expense that are entered. */
export type NewExpense = Omit<Expense, keyof Recorded | "receipt_hash">;

/**
 * Enters an expense in the APA account, offline too. It cannot be undone, only cancelled: others may have counted on it.
 * @param receipt goes up once the server has the expense; it is kept first, so that none is lost on the way
 * @returns its id, by which the server knows it however often it is sent
 */
export async function enterExpense(
  id: number,
  entered: NewExpense,
  receipt: NewReceipt | null,
): Promise<Result<string>> {
  const { newId, now, viewer } = await runtime();
  const part = newId();
  const kept = receipt && (await attachReceipt(id, { map: "expenses", part }, receipt));
  if (kept && !kept.ok) return kept;
  const recorded = { recorded_by: viewer().user_id, recorded_at: new Date(now()).toISOString() };
  const expense = { ...entered, receipt_hash: receipt?.hash ?? null, ...recorded, cancelled: null, document: null };
  const written = await editAgreement(id, (before) => done(withPart(before, "expenses", part, expense)));
  if (written.ok) return done(part);
  if (kept) await discardOutgoing(kept.value);
  return written;
}

/** Cancels an expense: it stays, struck through, and counts no more. */
export async function cancelExpense(id: number, part: string): Promise<Result<void>> {
  const { now, viewer } = await runtime();
  const cancelled = { by: viewer().user_id, at: new Date(now()).toISOString() };
  return editAgreement(id, (before) => {
    const stood = partOf(expensesOf(before), part);
    if (!stood) return refused("expense.not-found");
    if (stood.cancelled) return refused("expense.cancelled");
    return done(withPart(before, "expenses", part, { ...stood, cancelled }));
  });
}
