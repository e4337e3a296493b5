import { type CallRow, callRow, type PaidCall } from "../agreement/payments/balance.ts";
import type { CallType, PaymentCall } from "../agreement/schema.ts";
import { MOST_MINOR_DECIMALS } from "../base/currency/minorUnits.ts";
import { fromDecimal, roundTo, subtract, sum, toCents } from "../base/money.ts";

/** The beginning of a default designation; a running number follows. */
export const DESIGNATION_PREFIXES: Readonly<Record<CallType, string>> = {
  CRUISE: "Down Payment ",
  CEA: "APA ",
  DEPOSIT: "Deposit ",
};

/** The calls of one type against what they should add up to. Amounts in the agreement's currency. */
export interface CallSummary {
  rows: CallRow[];
  asked: number;
  collected: number;
  /** Target minus asked; null while the target is unknown. */
  remaining_to_ask: number | null;
  remaining_to_collect: number;
}

/** Rows and totals of the calls of one type; the target is what the agreement asks for that type. */
export function summariseCalls(calls: readonly PaidCall[], target: number | null): CallSummary {
  const rows = calls.map(callRow);
  const asked = sum(rows.map((row) => fromDecimal(row.amount ?? 0)));
  const collected = sum(rows.map((row) => fromDecimal(row.paid_amount)));
  return {
    rows,
    asked: toCents(asked),
    collected: roundTo(collected, MOST_MINOR_DECIMALS),
    remaining_to_ask: target === null ? null : toCents(subtract(fromDecimal(target), asked)),
    remaining_to_collect: roundTo(subtract(asked, collected), MOST_MINOR_DECIMALS),
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
