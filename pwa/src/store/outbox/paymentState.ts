import { filledAgreement } from "shared-schema/visibility/filled";
import type { Collections } from "../database/stored.ts";

/** A payment or an expense is missing here once the server has refused it, until its author records it again from the inbox. */
export type PaymentState = "accepted" | "unsent" | "missing";

/** Whether the server has a payment or an expense, by this device's copy of its agreement. */
export async function paymentState(
  { agreements }: Pick<Collections, "agreements">,
  { agreement, id }: { agreement: number; id: string },
): Promise<PaymentState> {
  const document = await agreements.findOne(String(agreement)).exec();
  if (!document) return "missing";
  const { e, body } = document.toMutableJSON();
  const { payments, expenses = {} } = filledAgreement(body);
  // Edits wait together: as long as one does, the payment may be among them.
  if (e !== "") return "unsent";
  return Object.hasOwn(payments, id) || Object.hasOwn(expenses, id) ? "accepted" : "missing";
}
