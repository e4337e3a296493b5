import type { CallType, PaymentCall } from "../agreement/schema.ts";
import { amountOf, exact } from "../base/derivation/calculus.ts";
import { given } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { type Fraction, fromDecimal } from "../base/money.ts";
import { type CallRow, callRow, callTerms, type PaidCall } from "./callRow.ts";

/** The beginning of a default designation; a running number follows. */
const DESIGNATION_PREFIXES: Readonly<Record<CallType, string>> = {
  CRUISE: "Down Payment ",
  CEA: "APA ",
  DEPOSIT: "Deposit ",
};

/** The calls of one type against what they should add up to. Amounts in the agreement's currency. */
interface CallSummary {
  rows: CallRow[];
  asked: number;
  collected: number;
  /** Target minus asked; null while the target is unknown. */
  remaining_to_ask: number | null;
  remaining_to_collect: number;
}

/** The subject of the totals of the calls of a type. */
export function aboutCalls(type: CallType): string {
  return `calls.${type}`;
}

/** The totals of the calls of one type with their derivation. */
interface CallTotals {
  asked: Term<Fraction>;
  collected: Term<Fraction>;
  /** Null while the target is unknown. */
  remaining_to_ask: Term<Fraction> | null;
  remaining_to_collect: Term<Fraction>;
}

/**
 * Adds up the calls of one type.
 * @param target what the agreement asks for that type · @param about the type, `calls.CRUISE`
 */
export function callTotals(
  calls: readonly PaidCall[],
  target: Term<Fraction> | null,
  about: string | null = null,
): CallTotals {
  const terms = calls.map(callTerms);
  const amounts = terms.map(({ amount }) => amount);
  const payments = terms.map(({ paid }) => paid);
  const asked = exact.sum("calls_asked", amounts, about);
  const collected = exact.sum("calls_collected", payments, about);
  return {
    asked,
    collected,
    remaining_to_ask: target && exact.difference("remaining_to_ask", target, asked, about),
    remaining_to_collect: exact.difference("remaining_to_collect", asked, collected, about),
  };
}

/** Rows and totals of the calls of one type; the target is what the agreement asks for that type. */
export function summariseCalls(calls: readonly PaidCall[], target: number | null): CallSummary {
  const aim = target === null ? null : given("call_target", fromDecimal(target));
  const { asked, collected, remaining_to_ask, remaining_to_collect } = callTotals(calls, aim);
  return {
    rows: calls.map(callRow),
    asked: amountOf(asked),
    collected: amountOf(collected),
    remaining_to_ask: remaining_to_ask && amountOf(remaining_to_ask),
    remaining_to_collect: amountOf(remaining_to_collect),
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
 * that is free. Calls that the product opened, for a booking or a settlement, are not counted.
 */
export function defaultDesignation(
  type: CallType,
  calls: Iterable<Pick<PaymentCall, "call_type" | "contract_code" | "designation">>,
): string {
  const counted = [...calls].filter((call) => call.call_type === type && call.contract_code === null);
  const taken = new Set(counted.map((call) => call.designation));
  const named = (number: number) => `${DESIGNATION_PREFIXES[type]}${number}`;
  let number = counted.length + 1;
  while (taken.has(named(number))) number++;
  return named(number);
}
