import { newCall } from "shared-schema/agreement/mutations/parts";
import type { PaymentCall } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { editUndoable } from "../undo.ts";
import { addPart, patchPart, removePart } from "./parts.ts";

/** The fields of a call for fund that people enter. The product itself opens and locks calls. */
type PaymentCallPatch = Partial<Omit<PaymentCall, "contract_code" | "locked">>;

/** Adds a call for fund. @returns its id */
export async function addPaymentCall(
  id: number,
  input: Omit<PaymentCallPatch, "pos"> & Pick<PaymentCall, "call_type">,
): Promise<Result<string>> {
  return addPart(id, "payment_calls", (before) => newCall(before, input));
}

/** Adds calls for fund under new ids, as one step to undo. */
export async function addPaymentCalls(id: number, calls: readonly PaymentCall[]): Promise<Result<void>> {
  const { newId } = await runtime();
  const added = Object.fromEntries(calls.map((call) => [newId(), call]));
  return editUndoable(id, (before) => done({ ...before, payment_calls: { ...before.payment_calls, ...added } }));
}

export async function patchPaymentCall(id: number, callId: string, patch: PaymentCallPatch): Promise<Result<void>> {
  return patchPart(id, "payment_calls", callId, patch);
}

export async function removePaymentCall(id: number, callId: string): Promise<Result<void>> {
  return removePart(id, "payment_calls", callId);
}
