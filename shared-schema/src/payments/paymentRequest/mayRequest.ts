import type { AgreementBody } from "../../agreement/schema.ts";
import { isOpen } from "../../agreement/status.ts";
import { done, type Result, refused } from "../../base/result.ts";
import type { CallOfAgreement } from "../callsOf.ts";

/** May a payment be asked for on a call? Returns what is left to pay, in the agreement's currency. */
export function decidePaymentRequest(
  { status }: Pick<AgreementBody, "status">,
  { call, balance, is_payable }: Pick<CallOfAgreement, "call" | "balance" | "is_payable">,
): Result<number> {
  if (call.amount !== null && call.amount < 0) return refused("payment-request.credit");
  if (!is_payable) return refused("call-for-fund.incomplete");
  if (balance <= 0) return refused("payment-request.paid");
  return isOpen(status, "payments") ? done(balance) : refused("agreement.field-closed", { field: "payments", status });
}
