import { ofPart } from "../agreement/derivation/enteredAt.ts";
import type { CountedPayment } from "../agreement/payments/balance.ts";
import type { PaymentCall } from "../agreement/schema.ts";
import { amountOf, exact } from "../base/derivation/calculus.ts";
import { entered, given } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { divide, type Fraction, fromDecimal, roundTo } from "../base/money.ts";

/** A counted payment that a derivation can point to. */
interface PaymentOnCall extends CountedPayment {
  /** In the agreement; absent where it is of no interest. */
  id?: string | undefined;
}

/** A call for fund with the payments that were made on it. */
export interface PaidCall extends Pick<PaymentCall, "designation" | "amount"> {
  /** In the agreement; absent where it is of no interest. */
  id?: string | undefined;
  payments: readonly PaymentOnCall[];
  /** The derivation of its amount, where no one entered it. */
  derived?: Term<Fraction> | undefined;
}

/** EMPTY: no amount yet. PAID: exactly paid. OVERPAID: ratio above 1. OPEN: the rest. */
export type CallState = "EMPTY" | "OPEN" | "PAID" | "OVERPAID";

export interface CallRow {
  designation: string;
  amount: number | null;
  paid_amount: number;
  /** Paid over amount, 6 decimals; 0 while there is no amount. */
  paid_ratio: number;
  /** Still to be paid; negative when overpaid, and for an open credit. */
  balance: number;
  state: CallState;
}

function stateOf(amount: number, ratio: number): CallState {
  if (amount === 0) return "EMPTY";
  if (ratio === 1) return "PAID";
  return ratio > 1 ? "OVERPAID" : "OPEN";
}

/** A call with the derivation of what was paid on it, without cancelled payments, and of what is left. */
interface CallTerms {
  amount: Term<Fraction>;
  paid: Term<Fraction>;
  balance: Term<Fraction>;
}

/** Derives what was paid on a call and what is left. */
export function callTerms({ id = "", amount: asked, payments, derived }: PaidCall): CallTerms {
  const about = `payment_calls.${id}`;
  const amount = derived ?? entered("call_amount", ofPart("payment_calls", id, "amount"), asked, about);
  const counted = payments.flatMap((one) => {
    if (one.cancelled) return [];
    if (one.id === undefined) return [given("payment_amount", fromDecimal(one.amount))];
    return [entered("payment_amount", ofPart("payments", one.id, "amount"), one.amount, about)];
  });
  const paid = exact.sum("paid_amount", counted, about);
  return { amount, paid, balance: exact.difference("call_balance", amount, paid, about) };
}

/** One call: what was paid on it without cancelled payments, and what is left. */
export function callRow(call: PaidCall): CallRow {
  const terms = callTerms(call);
  const [amount, paid] = [terms.amount.value, terms.paid.value];
  const exactRatio = amount.num === 0n ? amount : divide(paid, amount);
  // A cent short of a large call would round to 1: only an exact payment is paid in full.
  const exactlyPaid = exactRatio.num === exactRatio.den;
  const rounded = roundTo(exactRatio, 6);
  const overpaid = exactRatio.num > exactRatio.den;
  const paid_ratio = rounded === 1 && !exactlyPaid ? (overpaid ? 1.000001 : 0.999999) : rounded;
  return {
    designation: call.designation,
    amount: call.amount,
    paid_amount: amountOf(terms.paid),
    paid_ratio,
    balance: amountOf(terms.balance),
    state: stateOf(call.amount ?? 0, paid_ratio),
  };
}
