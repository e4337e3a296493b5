import { ofPart } from "../../agreement/derivation/enteredAt.ts";
import { byPos } from "../../agreement/order.ts";
import { paymentsOn } from "../../agreement/payments/balance.ts";
import { isBooking } from "../../agreement/payments/booking.ts";
import type { PaymentCall } from "../../agreement/schema.ts";
import { isSettlement, type Settled } from "../../agreement/settlement/amounts.ts";
import { exact } from "../../base/derivation/calculus.ts";
import { entered } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import type { Fraction } from "../../base/money.ts";

/**
 * Derives the amount of a call that the product opened: a settlement asks for what is really owed less what the other calls of its type
 * ask, a booking for what was paid on it. Undefined for a call whose amount is kept.
 * @param owed what is really owed for calls of its type
 */
export function derivedAmount(
  id: string,
  call: Pick<PaymentCall, "contract_code" | "call_type">,
  body: Settled,
  owed: Term<Fraction> | null,
): Term<Fraction> | undefined {
  const about = `payment_calls.${id}`;
  if (isBooking(call) && body.payment_calls[id]?.amount === null) {
    const standing = paymentsOn(body.payments, id).filter(([, { cancelled }]) => cancelled === null);
    const paid = standing.map(([key, { amount }]) =>
      entered("payment_amount", ofPart("payments", key, "amount"), amount),
    );
    return exact.sum("call_amount", paid, about);
  }
  if (!isSettlement(call) || owed === null) return undefined;
  const others = byPos(body.payment_calls).filter(
    ([, other]) => other.call_type === call.call_type && !isSettlement(other),
  );
  const asked = others.map(([key, { amount }]) =>
    entered("call_amount", ofPart("payment_calls", key, "amount"), amount, `payment_calls.${key}`),
  );
  return exact.difference("call_amount", owed, exact.sum("asked_before", asked), about);
}
