import { done, type Result, refused } from "shared-schema/base/result";
import { type PaymentRequest, paymentRequest, requestFileName } from "shared-schema/export/paymentRequest/request";
import { readAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { printFor } from "../../base/printFor.ts";
import { viewerOf } from "../../base/viewer.ts";
import { payeeAccountsOf } from "../bank/payeeAccounts.ts";
import { agreementHolding } from "./agreementHolding.ts";

/** The facts of the request of a call for fund, for those who read the contract. */
export function requestOf(deps: Deps, actor: Actor, callId: string): Result<PaymentRequest> {
  const id = agreementHolding(deps, actor, "payment_calls", callId);
  if (id === null) return refused("call-for-fund.not-found");
  const read = readAgreement(deps, actor, id);
  if (!read.ok) return read;
  const { agreement, inputs } = read.value;
  const accounts = payeeAccountsOf(deps, String(id));
  const asked = { id, agreement, callId, yacht: inputs.yacht, profiles: inputs.profiles, accounts };
  return paymentRequest(asked, viewerOf(reading(deps), actor));
}

/** The request of a call for fund as a PDF, with the name under which it is saved; for those who read the contract. */
export async function printPaymentRequest(
  deps: Deps,
  actor: Actor,
  callId: string,
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const request = requestOf(deps, actor, callId);
  if (!request.ok) return request;
  const issuedAt = deps.clock.now().toISOString();
  const printed = await printFor(deps, actor, (printer, account) => printer.request(request.value, issuedAt, account));
  return printed.ok ? done({ bytes: printed.value.bytes, fileName: requestFileName(request.value) }) : printed;
}
