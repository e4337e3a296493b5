import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import { newBookingCall, openBookingCall } from "shared-schema/agreement/payments/booking";
import type { AgreementBody, Payment } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import { discardOutgoing } from "../../../outbox/outbox.ts";
import { editAgreement } from "../../editAgreement.ts";
import { attachReceipt, type NewReceipt } from "./receipts.ts";

/** The fields of a payment that are entered, but for its call. */
export type EnteredPayment = Pick<Payment, "amount" | "other" | "date_paid" | "payer_profile_id">;

/** The fields of a payment on a call for fund that are entered. */
type NewPayment = EnteredPayment & Pick<Payment, "call_id">;

/**
 * Records a payment on a call for fund, offline too. It cannot be undone, only cancelled: others may have counted on it.
 * @param receipt goes up once the server has the payment; it is kept first, so that none is lost on the way
 * @returns its id, by which the server knows it however often it is sent
 */
export async function recordPayment(
  id: number,
  { call_id, ...entered }: NewPayment,
  receipt: NewReceipt | null = null,
): Promise<Result<string>> {
  return record(id, entered, receipt, (before) => ({ agreement: before, call_id }));
}

/** Records what was paid on a booking, as `recordPayment` does, on the call for it; the first payment opens that call. */
export async function recordBooking(
  id: number,
  entered: EnteredPayment,
  receipt: NewReceipt | null = null,
): Promise<Result<string>> {
  const { newId } = await runtime();
  const opened = newId();
  return record(id, entered, receipt, (before) => {
    const stood = openBookingCall(before);
    if (stood !== null) return { agreement: before, call_id: stood };
    return { agreement: withPart(before, "payment_calls", opened, newBookingCall(before)), call_id: opened };
  });
}

/** The agreement with the call on which a payment is recorded. */
interface Asked {
  agreement: AgreementBody;
  call_id: string;
}

async function record(
  id: number,
  entered: EnteredPayment,
  receipt: NewReceipt | null,
  on: (before: AgreementBody) => Asked,
): Promise<Result<string>> {
  const { newId, now, viewer } = await runtime();
  const paymentId = newId();
  const kept = receipt && (await attachReceipt(id, { map: "payments", part: paymentId }, receipt));
  if (kept && !kept.ok) return kept;
  const recorded = { recorded_by: viewer().user_id, recorded_at: new Date(now()).toISOString() };
  const written = await editAgreement(id, (before) => {
    const { agreement, call_id } = on(before);
    const call = partOf(agreement.payment_calls, call_id);
    if (!call) return refused("call-for-fund.not-found");
    const of = { call_id, call_type: call.call_type };
    return done(
      withPart(agreement, "payments", paymentId, { ...entered, ...recorded, ...of, cancelled: null, document: null }),
    );
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
