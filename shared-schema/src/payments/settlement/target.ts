import type { CallType } from "../../agreement/schema.ts";
import { type Settled, settledAmount } from "../../agreement/settlement/amounts.ts";
import { callTarget } from "../calls.ts";

/**
 * Returns what the calls of a type should add up to: what the agreement asks for, and from the start of settling on what is really
 * owed. Null while that is unknown.
 */
export function targetOf(
  type: CallType,
  agreement: Settled,
  price: Parameters<typeof callTarget>[1] | null | undefined,
): number | null {
  if (agreement.settlement) return settledAmount(type, agreement);
  return price ? callTarget(type, price) : null;
}
