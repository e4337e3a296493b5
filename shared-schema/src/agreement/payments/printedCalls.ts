import { byPos } from "../order.ts";
import type { PaymentCall } from "../schema.ts";
import { callsWithAmounts, isSettlement, type Settled } from "../settlement/amounts.ts";
import { isEmptyBooking } from "./booking.ts";

/**
 * Calls for fund that the contract prints, in their order. Those of the settlement come after it, and a booking on which nothing was
 * paid asks for nothing.
 */
export function printedCalls(agreement: Settled): [id: string, call: PaymentCall][] {
  return byPos(callsWithAmounts(agreement)).filter(([, call]) => !isSettlement(call) && !isEmptyBooking(call));
}
