import { isEqual } from "../../base/equal.ts";
import { done, fault, type Refused, type Result, refused, refusedAt } from "../../base/result.ts";
import type { AgreementBody, PaymentCall } from "../schema.ts";
import { paidOf } from "./balance.ts";

/** The fields of a call that stay as they are while it has a payment. */
const PAID_FIELDS = [
  "call_type",
  "amount",
  "date_due",
  "due_by_execution",
] as const satisfies readonly (keyof PaymentCall)[];

/**
 * A call that is paid keeps what was paid for, and is not deleted. Payments that the same change cancels hold nothing: an edit made
 * offline may cancel a payment, and then change its call. Every payment on record, cancelled or not, is in the agreement's currency.
 */
export function decidePaidCalls(before: AgreementBody, next: AgreementBody): Result<void> {
  if (before.currency !== next.currency && hasMoney(before)) return paidField("currency");
  for (const [id, call] of Object.entries(before.payment_calls)) {
    const now = next.payment_calls[id];
    const field = PAID_FIELDS.find((each) => !isEqual(call[each], now?.[each]));
    if (field === undefined || paidOf(standing(before, next, id)) === 0) continue;
    if (!now) return refused("call-for-fund.paid");
    return paidField(field);
  }
  return done(undefined);
}

/** Whether payments or expenses are on record, cancelled or not. */
export function hasMoney({ payments, expenses = {} }: Pick<AgreementBody, "payments" | "expenses">): boolean {
  return Object.keys(payments).length > 0 || Object.keys(expenses).length > 0;
}

function paidField(field: string): Refused {
  return refusedAt({ [field]: [fault("paid")] }, "call-for-fund.paid-field");
}

/** The payments on a call that were there before a change, and that the change does not cancel. */
function standing(before: AgreementBody, next: AgreementBody, callId: string) {
  return Object.entries(before.payments)
    .filter(([id, { call_id }]) => call_id === callId && !next.payments[id]?.cancelled)
    .map(([, payment]) => payment);
}
