import type { PaymentView } from "shared-schema/api/agreement/payments";
import { type Result, refused } from "shared-schema/base/result";
import type { Actor, Deps } from "../core/context.ts";
import { agreementHolding } from "./agreementHolding.ts";
import { judgeReceipt, keepReceipt } from "./receipts.ts";
import { type EnteredPayment, recordPayment } from "./recordPayment.ts";

/**
 * Records a payment with its receipt. The file is looked at first, so that one that is refused leaves nothing behind. Sent again under
 * its id, a payment that lacks its receipt gets it.
 */
export async function payWithReceipt(
  deps: Deps,
  actor: Actor,
  entered: EnteredPayment,
  file: Blob | null,
): Promise<Result<PaymentView>> {
  const id = agreementHolding(deps, actor, "payment_calls", entered.call);
  if (id === null) return refused("call-for-fund.not-found");
  const judged = await judgeReceipt(deps, actor, file);
  if (!judged.ok) return judged;
  const recorded = recordPayment(deps, actor, entered);
  return recorded.ok ? keepReceipt(deps, actor, { id, payment: recorded.value.id }, judged.value) : recorded;
}
