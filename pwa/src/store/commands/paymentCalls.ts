import { lastPos } from "shared-schema/agreement/deeds/parts";
import type { PaymentCall } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/result";
import { addPart, patchPart, removePart } from "./parts.ts";

/** What people enter of a call for fund; the product itself opens and locks the others. */
export type PaymentCallPatch = Partial<Omit<PaymentCall, "contract_code" | "locked">>;

/** Adds a call for fund. @returns its id */
export async function addPaymentCall(
  id: number,
  input: Omit<PaymentCallPatch, "pos"> & Pick<PaymentCall, "call_type">,
): Promise<Result<string>> {
  return addPart(id, "payment_calls", ({ payment_calls }) => ({
    designation: "",
    amount: null,
    date_due: null,
    due_by_execution: false,
    ...input,
    contract_code: null,
    locked: false,
    pos: lastPos(payment_calls),
  }));
}

export async function patchPaymentCall(id: number, callId: string, patch: PaymentCallPatch): Promise<Result<void>> {
  return patchPart(id, "payment_calls", callId, patch);
}

export async function removePaymentCall(id: number, callId: string): Promise<Result<void>> {
  return removePart(id, "payment_calls", callId);
}
