import { agreementWith, callFor, keyed, paymentOn, TODAY } from "../payments/payments.test-support.ts";
import type { AgreementBody } from "../schema.ts";
import type { Expense } from "./schema.ts";

const AT = `${TODAY}T10:00:00Z`;

/** An expense of today that was paid by card. */
export function expenseOf(amount: number, fields: Partial<Expense> = {}): Expense {
  const made = { recorded_by: 50, recorded_at: AT, cancelled: null, document: null };
  const paid = { other: null, date: TODAY, time: null, paid_by: "CARD" as const, note: null, receipt_hash: null };
  return { amount, category: "PROVISIONS", ...paid, ...made, ...fields };
}

/** An agreement whose APA of 1,000 is paid in, with expenses by their numbers. */
export function accountWith(
  expenses: Readonly<Record<number, Expense>>,
  fields: Omit<Partial<AgreementBody>, "expenses"> = {},
) {
  const asked = { 1: callFor({ call_type: "CEA", amount: 1_000 }) };
  const paid = { 2: paymentOn(1, 1_000, { call_type: "CEA" }) };
  return { ...agreementWith(asked, paid), expenses: keyed(expenses), ...fields };
}
