import type { PaymentView } from "shared-schema/api/agreement/payments";
import { type Result, refused } from "shared-schema/base/result";
import { answerAgreement } from "../../agreement/editAgreement.ts";
import type { Actor, Deps } from "../../base/context.ts";
import { agreementHolding } from "./agreementHolding.ts";
import { attachReceipt, judgeReceipt, keepReceipt } from "./receipts.ts";
import { type EnteredPayment, paymentViews, recordPayment, shown } from "./recordPayment.ts";

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
  const recorded = await recordPayment(deps, actor, entered);
  if (!recorded.ok) return recorded;
  const on = { map: "payments", part: recorded.value.id } as const;
  return shownPayment(deps, actor, on.part, await keepReceipt(deps, actor, { id, on }, judged.value));
}

/** Attaches a receipt to a payment. */
export async function attachToPayment(
  deps: Deps,
  actor: Actor,
  payment: string,
  file: Blob | null,
): Promise<Result<PaymentView>> {
  return shownPayment(deps, actor, payment, await attachReceipt(deps, actor, { map: "payments", part: payment }, file));
}

async function shownPayment(
  deps: Deps,
  actor: Actor,
  payment: string,
  kept: Result<number>,
): Promise<Result<PaymentView>> {
  return kept.ok ? shown(await answerAgreement(deps, actor, kept.value, paymentViews(deps, actor)), payment) : kept;
}
