import type { AgreementBody, Payment, PaymentCall } from "../schema.ts";

/** A payment as far as balances are concerned; a negative amount is a credit. */
export interface CountedPayment {
  amount: number;
  cancelled?: Payment["cancelled"] | boolean | undefined;
}

/** No currency's minor unit is finer. Whole numbers of them are exact, and need no library on every screen. */
export const UNITS = 1_000;
const inUnits = (amount: number) => Math.round(amount * UNITS);

/** The sum of the payments that stand, in the agreement's currency; exact. */
export function paidOf(payments: Iterable<CountedPayment>): number {
  let units = 0;
  for (const { amount, cancelled } of payments) units += cancelled ? 0 : inUnits(amount);
  return units / UNITS;
}

/** Returns the rest of an amount that is still to be paid; negative when overpaid, and for an open credit. Exact. */
export function leftOf(amount: number | null, payments: Iterable<CountedPayment>): number {
  return (inUnits(amount ?? 0) - inUnits(paidOf(payments))) / UNITS;
}

/** Whether a call may be paid: it asks for an amount, and says when. */
export function isPayable(
  call: Pick<PaymentCall, "amount" | "date_due" | "due_by_execution" | "contract_code">,
): boolean {
  return call.amount !== null && call.amount !== 0 && (call.date_due !== null || isDueAtOnce(call));
}

/**
 * Whether a call is due as soon as it is owed: on execution of the agreement, which is its generation until signatures exist, and the
 * calls that the product opens.
 */
export function isDueAtOnce(call: Pick<PaymentCall, "due_by_execution" | "contract_code">): boolean {
  return call.due_by_execution || call.contract_code !== null;
}

/** The payments on a call with their ids, in the order in which they were recorded. @param callId null for those on no call */
export function paymentsOn(
  payments: AgreementBody["payments"],
  callId: string | null,
): [id: string, payment: Payment][] {
  const keyOf = ([id, { recorded_at }]: [string, Payment]) => `${recorded_at} ${id}`;
  return Object.entries(payments)
    .filter(([, { call_id }]) => call_id === callId)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
