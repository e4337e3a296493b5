import type { CallType, PaymentCall } from "../agreement/schema.ts";
import { divide, fromDecimal, roundTo, subtract, sum, toCents } from "../base/money.ts";

/** The beginning of a default designation; a running number follows. */
export const DESIGNATION_PREFIXES: Readonly<Record<CallType, string>> = {
  CRUISE: "Down Payment ",
  CEA: "APA ",
  DEPOSIT: "Deposit ",
};

/** A payment as far as balances are concerned; a negative amount is a credit. */
export interface CountedPayment {
  amount: number;
  cancelled?: boolean | undefined;
}

/** A call for fund with the payments that were made on it. */
export interface PaidCall extends Pick<PaymentCall, "designation" | "amount"> {
  payments: readonly CountedPayment[];
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

/** The calls of one type against what they should add up to. Amounts in the agreement's currency. */
export interface CallSummary {
  rows: CallRow[];
  asked: number;
  collected: number;
  /** Target minus asked; null while the target is unknown. */
  remaining_to_ask: number | null;
  remaining_to_collect: number;
}

function stateOf(amount: number, ratio: number): CallState {
  if (amount === 0) return "EMPTY";
  if (ratio === 1) return "PAID";
  return ratio > 1 ? "OVERPAID" : "OPEN";
}

/** One call: what was paid on it without cancelled payments, and what is left. */
export function callRow(call: PaidCall): CallRow {
  const amount = fromDecimal(call.amount ?? 0);
  const paid = sum(call.payments.filter((one) => one.cancelled !== true).map((one) => fromDecimal(one.amount)));
  const exactRatio = amount.num === 0n ? amount : divide(paid, amount);
  // A cent short of a large call would round to 1: only an exact payment is paid in full.
  const exactlyPaid = exactRatio.num === exactRatio.den;
  const rounded = roundTo(exactRatio, 6);
  const overpaid = exactRatio.num > exactRatio.den;
  const paid_ratio = rounded === 1 && !exactlyPaid ? (overpaid ? 1.000001 : 0.999999) : rounded;
  return {
    designation: call.designation,
    amount: call.amount,
    paid_amount: toCents(paid),
    paid_ratio,
    balance: toCents(subtract(amount, paid)),
    state: stateOf(call.amount ?? 0, paid_ratio),
  };
}

/** Rows and totals of the calls of one type; the target is what the agreement asks for that type. */
export function summariseCalls(calls: readonly PaidCall[], target: number | null): CallSummary {
  const rows = calls.map(callRow);
  const asked = sum(rows.map((row) => fromDecimal(row.amount ?? 0)));
  const collected = sum(rows.map((row) => fromDecimal(row.paid_amount)));
  return {
    rows,
    asked: toCents(asked),
    collected: toCents(collected),
    remaining_to_ask: target === null ? null : toCents(subtract(fromDecimal(target), asked)),
    remaining_to_collect: toCents(subtract(asked, collected)),
  };
}

/** Returns the amount that the calls of each type should add up to. */
export function callTarget(
  type: CallType,
  price: {
    total_agreement_price: number | null;
    requested_cea_amount: number | null;
    requested_deposit_amount: number | null;
  },
): number | null {
  const targets: Record<CallType, number | null> = {
    CRUISE: price.total_agreement_price,
    CEA: price.requested_cea_amount,
    DEPOSIT: price.requested_deposit_amount,
  };
  return targets[type];
}

/**
 * Returns the name of the next call of a type, by their number, such as «Down Payment 2»; after a deletion the next one
 * that is free. Calls carried over from a booking are not counted.
 */
export function defaultDesignation(
  type: CallType,
  calls: Iterable<Pick<PaymentCall, "call_type" | "contract_code" | "designation">>,
): string {
  const counted = [...calls].filter((call) => call.call_type === type && call.contract_code !== "BOOKING_BALANCE");
  const taken = new Set(counted.map((call) => call.designation));
  const named = (number: number) => `${DESIGNATION_PREFIXES[type]}${number}`;
  let number = counted.length + 1;
  while (taken.has(named(number))) number++;
  return named(number);
}
