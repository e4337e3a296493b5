import {
  type EnteredPayment,
  withBookingCall,
  withPayment,
  withPaymentCancelled,
  withTransfer,
} from "shared-schema/agreement/mutations/money";
import type { Payment } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import type { NewReceipt } from "./receipts.ts";
import { record, stamped } from "./recording.ts";

/** Records a payment on a call for fund, offline too. It cannot be undone, only cancelled. @returns its id */
export async function recordPayment(
  id: number,
  entered: EnteredPayment & { call_id: string },
  receipt: NewReceipt | null = null,
): Promise<Result<string>> {
  return record(id, "payments", receipt, (before, part, stamp) => withPayment(before, part, entered, stamp));
}

/** Records what was paid on a booking, as `recordPayment` does, on the call for it; the first payment opens that call. */
export async function recordBooking(
  id: number,
  entered: EnteredPayment,
  receipt: NewReceipt | null = null,
): Promise<Result<string>> {
  const { newId } = await runtime();
  const opened = newId();
  return record(id, "payments", receipt, (before, part, stamp) => {
    const { agreement, call_id } = withBookingCall(before, opened);
    return withPayment(agreement, part, { ...entered, call_id }, stamp);
  });
}

/** Records a transfer in parts, offline too: on calls for fund, and on none for the client's unapplied balance. */
export async function recordTransfer(
  id: number,
  {
    parts,
    ...paid
  }: Pick<Payment, "date_paid" | "payer_profile_id"> & {
    parts: readonly Pick<Payment, "call_id" | "amount">[];
  },
): Promise<Result<void>> {
  const { newId } = await runtime();
  const transfer = newId();
  const made = parts.map((part) => ({ ...part, id: newId() }));
  return stamped(id, (before, stamp) => withTransfer(before, transfer, { ...paid, parts: made }, stamp));
}

/** Cancels a payment, and what else came in its transfer: it stays, struck through, and its amount is due again. */
export async function cancelPayment(id: number, paymentId: string): Promise<Result<void>> {
  return stamped(id, (before, stamp) => withPaymentCancelled(before, paymentId, stamp));
}
