import type { Access } from "../agreement/access.ts";
import { byPos } from "../agreement/order.ts";
import { isPayable, leftOf, paidOf, paymentsOn } from "../agreement/payments/balance.ts";
import { mayRecord } from "../agreement/payments/change.ts";
import type { AgreementBody, Payment, PaymentCall } from "../agreement/schema.ts";
import { callsWithAmounts, type Settled } from "../agreement/settlement/amounts.ts";
import { isOpen } from "../agreement/status.ts";
import { type CallRow, callRow } from "./callRow.ts";

export interface PaymentOfCall {
  id: string;
  payment: Payment;
  /** It can no longer be cancelled. */
  locked: boolean;
  /** The rest of the call after it; the former balance where it is cancelled. On no call, the client's unapplied balance. */
  balance: number;
}

/** A call for fund as its reader sees it. Amounts in the agreement's currency. */
export interface CallOfAgreement extends Pick<CallRow, "paid_amount" | "paid_ratio" | "balance" | "state"> {
  id: string;
  call: PaymentCall;
  /** In the order in which they were recorded. */
  payments: PaymentOfCall[];
  /** `YYYY-MM-DD`, the latest of the payments that stand; null without any. */
  last_payment_date: string | null;
  /** Nothing of it can be changed in this status, or the product has locked it. */
  locked: boolean;
  /** Specification §4: a call is read-only without write access, when it is locked, and when it is the settlement's. */
  read_only: boolean;
  /** May the reader record and cancel payments on it now? */
  can_post_payments: boolean;
  /** It asks for an amount and says when: it may be paid. */
  is_payable: boolean;
}

/** The payments on no call for fund, in the order in which they were recorded, each with its client's unapplied balance after it. */
export function unappliedPayments({ status, payments }: Pick<AgreementBody, "status" | "payments">): PaymentOfCall[] {
  const made = paymentsOn(payments, null);
  return made.map(([id, payment], index) => {
    const own = made.slice(0, index + 1).map(([, each]) => each);
    const balance = paidOf(own.filter(({ payer_profile_id }) => payer_profile_id === payment.payer_profile_id));
    return { id, payment, locked: !isOpen(status, "payments"), balance };
  });
}

/** The calls for fund of an agreement in their order, with their payments. @param access of their reader */
export function callsOf(
  agreement: Settled & Pick<AgreementBody, "status">,
  access: Pick<Access, "write" | "can_post_payments">,
): CallOfAgreement[] {
  const mayBePaid = isOpen(agreement.status, "payments");
  return byPos(callsWithAmounts(agreement)).map(([id, call]) => {
    const made = paymentsOn(agreement.payments, id);
    const payments = made.map(([_, payment]) => payment);
    const counted = payments.map(({ amount, cancelled }) => ({ amount, cancelled: cancelled !== null }));
    const { paid_amount, paid_ratio, balance, state } = callRow({ ...call, payments: counted });
    const locked = call.locked || !isOpen(agreement.status, "calls");
    const dates = payments.flatMap(({ cancelled, date_paid }) => (cancelled ? [] : [date_paid]));
    return {
      ...{ id, call, paid_amount, paid_ratio, balance, state, locked },
      payments: made.map(([key, payment], index) => ({
        ...{ id: key, payment, locked: call.locked || !mayBePaid },
        balance: leftOf(call.amount, payments.slice(0, index + 1)),
      })),
      last_payment_date: dates.sort().at(-1) ?? null,
      read_only: !access.write || locked || call.contract_code !== null,
      can_post_payments: mayRecord(agreement, access, call.call_type),
      is_payable: isPayable(call),
    };
  });
}
