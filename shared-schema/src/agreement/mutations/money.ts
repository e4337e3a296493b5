import { isEqual } from "../../base/equal.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { expensesOf } from "../expenses/change.ts";
import type { Expense } from "../expenses/schema.ts";
import { newBookingCall, openBookingCall } from "../payments/booking.ts";
import type { Recorded } from "../payments/record.ts";
import { partsOfTransfer } from "../payments/transfers.ts";
import type { AgreementBody, Payment, PaymentCall } from "../schema.ts";
import { partOf, withPart } from "./parts.ts";

/** The user who records or cancels, and the time. The server puts its own in the place of a device's. */
export type Stamp = NonNullable<Recorded["cancelled"]>;

/** The fields of a payment that are entered, but for its call. */
export type EnteredPayment = Pick<Payment, "amount" | "other" | "date_paid" | "payer_profile_id">;

/** The call for fund that a payment is made on. */
type OnCall = { call_id: string };

/** The fields of an expense that are entered, with the hash of its receipt. */
export type EnteredExpense = Omit<Expense, keyof Recorded | "found_right">;

/**
 * The agreement with a payment on a call for fund. Recorded again under its key by the same user, it stays as it is.
 * @param id made by whoever records it: it is the key under which the payment is known
 */
export function withPayment(
  before: AgreementBody,
  id: string,
  { call_id, ...entered }: EnteredPayment & OnCall,
  stamp: Stamp,
): Result<AgreementBody> {
  const known = partOf(before.payments, id);
  if (known) {
    const { amount, other = null, date_paid, payer_profile_id } = entered;
    const again = { ...known, other: known.other ?? null };
    const isSame = isEqual(again, { ...again, amount, other, date_paid, payer_profile_id, call_id });
    return isSame && known.recorded_by === stamp.by ? done(before) : refused("payment.fixed");
  }
  const call = partOf(before.payment_calls, call_id);
  if (!call) return refused("call-for-fund.not-found");
  return done(
    withPart(before, "payments", id, { ...entered, ...newRecord(stamp), call_id, call_type: call.call_type }),
  );
}

/** A part of a transfer. */
interface TransferPart extends Pick<Payment, "call_id" | "amount"> {
  /** Of the payment that it becomes. */
  id: string;
}

/**
 * The agreement with a transfer in parts, each a payment on a call for fund, or on none.
 * @param transfer its id
 */
export function withTransfer(
  before: AgreementBody,
  transfer: string,
  { parts, ...paid }: Pick<Payment, "date_paid" | "payer_profile_id"> & { parts: readonly TransferPart[] },
  stamp: Stamp,
): Result<AgreementBody> {
  let body = before;
  for (const { id, call_id, amount } of parts) {
    if (partOf(body.payments, id)) return refused("payment.fixed");
    const call = call_id === null ? null : partOf(before.payment_calls, call_id);
    if (call === undefined) return refused("call-for-fund.not-found");
    const made = { ...newRecord(stamp), ...paid, amount, call_id, call_type: call?.call_type ?? null, transfer };
    body = withPart(body, "payments", id, made);
  }
  return done(body);
}

/** The agreement with a payment cancelled, and what else came in its transfer: it stays, and its amount is due again. */
export function withPaymentCancelled(before: AgreementBody, id: string, stamp: Stamp): Result<AgreementBody> {
  const payment = partOf(before.payments, id);
  if (!payment) return refused("payment.not-found");
  if (payment.cancelled) return refused("payment.cancelled");
  const parts = partsOfTransfer(before.payments, id).filter(([, { cancelled }]) => cancelled === null);
  const cancelled = parts.map(([key, part]) => [key, { ...part, cancelled: stamp }] as const);
  return done({ ...before, payments: { ...before.payments, ...Object.fromEntries(cancelled) } });
}

/** The agreement with an entry in its APA account. Entered again under its key by the same user, it stays as it is. */
export function withExpense(
  before: AgreementBody,
  id: string,
  entered: EnteredExpense,
  stamp: Stamp,
): Result<AgreementBody> {
  const known = partOf(expensesOf(before), id);
  if (known) {
    const { receipt_hash: _, ...fields } = entered;
    const isSame = isEqual(known, { ...known, ...fields });
    return isSame && known.recorded_by === stamp.by ? done(before) : refused("expense.fixed");
  }
  return done(withPart(before, "expenses", id, { ...entered, ...newRecord(stamp) }));
}

/** The agreement with an expense cancelled: it stays, and counts no more. */
export function withExpenseCancelled(before: AgreementBody, id: string, stamp: Stamp): Result<AgreementBody> {
  const expense = partOf(expensesOf(before), id);
  if (!expense) return refused("expense.not-found");
  if (expense.cancelled) return refused("expense.cancelled");
  return done(withPart(before, "expenses", id, { ...expense, cancelled: stamp }));
}

/** The agreement with another note on an expense. Its money stays as it is. */
export function withExpenseNote(before: AgreementBody, id: string, note: string | null): Result<AgreementBody> {
  const expense = partOf(expensesOf(before), id);
  if (!expense) return refused("expense.not-found");
  if (expense.cancelled) return refused("expense.cancelled");
  return done(withPart(before, "expenses", id, { ...expense, note }));
}

/**
 * The agreement with a warning about its APA account answered: its entries are right as they are. The first answer is kept.
 * @param place of the answer, as `payments/apa/answers` gives it
 */
export function withWarningAnswered(
  before: AgreementBody,
  { id, key }: { id: string; key: string },
  stamp: Stamp,
): Result<AgreementBody> {
  const expense = partOf(expensesOf(before), id);
  if (!expense) return refused("expense.not-found");
  if (expense.cancelled) return refused("expense.cancelled");
  const found_right = { [key]: stamp, ...expense.found_right };
  return done(withPart(before, "expenses", id, { ...expense, found_right }));
}

/**
 * The agreement with a call for what was paid on a booking, and the call's id: the one that takes the next payment, or a new one.
 * @param id of a new one
 */
export function withBookingCall(
  before: AgreementBody,
  id: string,
  given: Partial<Pick<PaymentCall, "call_type" | "designation">> = {},
): { agreement: AgreementBody; call_id: string } {
  const open = openBookingCall(before);
  if (open !== null) return { agreement: before, call_id: open };
  const call = { ...newBookingCall(before), ...given };
  return { agreement: withPart(before, "payment_calls", id, call), call_id: id };
}

function newRecord({ by, at }: Stamp): Recorded {
  return { recorded_by: by, recorded_at: at, cancelled: null, document: null };
}
