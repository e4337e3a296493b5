import { isEqual } from "../../base/equal.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { accessTo, type Viewer } from "../access.ts";
import { paidOf } from "../payments/balance.ts";
import type { AgreementBody, DeductionConfirmed, Payment } from "../schema.ts";

/** An agreement as far as the deduction from its deposit is concerned. */
type Deducted = Pick<
  AgreementBody,
  "payment_calls" | "payments" | "actual_deposit_deduction" | "deposit_deduction_confirmed"
>;

/** The payments that make up the paid deposit, with their ids. Payments of the settlement itself are left out. */
export function depositPayments({
  payment_calls: calls,
  payments,
}: Pick<Deducted, "payment_calls" | "payments">): [string, Payment][] {
  return Object.entries(payments).filter(([, { call_id, call_type, cancelled }]) => {
    if (call_type !== "DEPOSIT" || call_id === null || cancelled !== null) return false;
    return Object.hasOwn(calls, call_id) && calls[call_id]?.contract_code !== "SETTLEMENT";
  });
}

/** Returns the deposit that was paid where the deduction is above it and no one has confirmed it; else null. */
export function unconfirmedAbove(body: Deducted): number | null {
  const entered = body.actual_deposit_deduction ?? 0;
  if (entered <= 0 || body.deposit_deduction_confirmed?.amount === entered) return null;
  const paid = Math.max(0, paidOf(depositPayments(body).map(([, payment]) => payment)));
  return entered > paid ? paid : null;
}

/** The deduction that the settlement counts on: at most the paid deposit until someone who approves has confirmed more. */
export function deductionInForce(body: Deducted): number {
  return unconfirmedAbove(body) ?? body.actual_deposit_deduction ?? 0;
}

/** Confirming a deduction, or taking that back, is for those who can approve; it names them and the amount that is entered. */
export function decideDeduction(before: AgreementBody | null, next: AgreementBody, viewer: Viewer): Result<void> {
  const now = next.deposit_deduction_confirmed ?? null;
  if (isEqual(before?.deposit_deduction_confirmed ?? null, now)) return done(undefined);
  if (!accessTo(before ?? next, viewer).can_approve) return refused("agreement.approvers-only");
  if (now === null) return done(undefined);
  if (now.by !== viewer.user_id) return refused("deduction.not-yours");
  if (now.amount === next.actual_deposit_deduction) return done(undefined);
  return refused("deduction.other-amount");
}

/**
 * A confirmation as the server keeps it: a new one bears the moment of its arrival.
 * @param now UTC
 */
export function stampDeduction(
  before: DeductionConfirmed | null | undefined,
  next: DeductionConfirmed,
  now: string,
): DeductionConfirmed {
  const isKnown = before?.amount === next.amount && before.by === next.by;
  return isKnown ? before : { ...next, at: now };
}
