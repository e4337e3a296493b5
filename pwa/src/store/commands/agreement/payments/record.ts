import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import type { Payment } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import { discardOutgoing } from "../../../outbox/outbox.ts";
import { editAgreement } from "../../editAgreement.ts";
import { attachReceipt, type NewReceipt } from "./receipts.ts";

/** The fields of a payment that are entered. */
export type NewPayment = Pick<Payment, "call_id" | "amount" | "other" | "date_paid" | "payer_profile_id">;

/**
 * Records a payment on a call for fund, offline too. It cannot be undone, only cancelled: others may have counted on it.
 * @param receipt goes up once the server has the payment; it is kept first, so that none is lost on the way
 * @returns its id, by which the server knows it however often it is sent
 */
export async function recordPayment(
  id: number,
  entered: NewPayment,
  receipt: NewReceipt | null = null,
): Promise<Result<string>> {
  const { newId, now, viewer } = await runtime();
  const paymentId = newId();
  const kept = receipt && (await attachReceipt(id, { map: "payments", part: paymentId }, receipt));
  if (kept && !kept.ok) return kept;
  const recorded = { recorded_by: viewer().user_id, recorded_at: new Date(now()).toISOString() };
  const written = await editAgreement(id, (before) => {
    const call = partOf(before.payment_calls, entered.call_id);
    if (!call) return refused("call-for-fund.not-found");
    const payment = { ...entered, ...recorded, call_type: call.call_type, cancelled: null, document: null };
    return done(withPart(before, "payments", paymentId, payment));
  });
  if (written.ok) return done(paymentId);
  if (kept) await discardOutgoing(kept.value);
  return written;
}

/** Cancels a payment: it stays, struck through, and its amount is due again. */
export async function cancelPayment(id: number, paymentId: string): Promise<Result<void>> {
  const { now, viewer } = await runtime();
  const cancelled = { by: viewer().user_id, at: new Date(now()).toISOString() };
  return editAgreement(id, (before) => {
    const stood = partOf(before.payments, paymentId);
    if (!stood) return refused("payment.not-found");
    if (stood.cancelled) return refused("payment.cancelled");
    return done(withPart(before, "payments", paymentId, { ...stood, cancelled }));
  });
}
