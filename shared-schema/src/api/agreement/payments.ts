import { z } from "zod";
import { receiptAddress } from "../../agreement/payments/receipt/receipt.ts";
import { lastReminder } from "../../agreement/payments/reminder.ts";
import { CALL_TYPES, paymentCall } from "../../agreement/schema.ts";
import { otherCurrency } from "../../base/currency/exchange.ts";
import type { CallOfAgreement, PaymentOfCall } from "../../payments/callsOf.ts";

/**
 * `POST` of a call for fund; without a designation it gets the next default one. With the code `BOOKING_BALANCE` it is the call for what
 * was paid on a booking: the one that there is, else a new one.
 */
export const callCreate = paymentCall
  .pick({ call_type: true, designation: true })
  .partial({ designation: true })
  .extend({ contract_code: z.literal("BOOKING_BALANCE").optional() })
  .strict();
export type CallCreate = z.infer<typeof callCreate>;

/** `PUT` of a call for fund, as the specification has it with a single field. */
export const callPatch = paymentCall
  .pick({ call_type: true, designation: true, amount: true, date_due: true, due_by_execution: true })
  .partial()
  .strict();
export type CallPatch = z.infer<typeof callPatch>;

/** `POST` of a reminder of a call for fund. `again`: another one within a day. */
export const reminderCreate = z.object({ again: z.boolean().optional() }).strict();

/** The form of a payment: every part but the receipt is text. */
export const paymentForm = z.object({
  /** As paid; spaces and commas part thousands, decimals follow a point. */
  amount: z.string(),
  /** Of the amount; without one, the agreement's. */
  currency: z.string().optional(),
  /** Units of that currency for one of the agreement's, on the date of the payment. */
  rate: z.string().optional(),
  date_paid: z.iso.date(),
  /** The profile of the client on whose behalf it was paid. */
  client_id: z.string().optional(),
  /** Its receipt: a PDF, or a JPEG, PNG or WebP picture. */
  upload: z.string().meta({ type: "string", format: "binary" }).optional(),
});

/** `Idempotency-Key` of a request: any UUID, which means this one request of the account. */
export const idempotencyKey = z.guid();

export const paymentView = z.object({
  id: z.string(),
  /** The transfer of which it is a part, with which it is cancelled; null where it is one by itself. */
  transfer_id: z.string().nullable(),
  /** In the agreement's currency. */
  amount: z.number(),
  /** As paid in another currency, with its rate; null where it was the agreement's. */
  other: otherCurrency.nullable(),
  date_paid: z.string(),
  cancelled: z.boolean(),
  locked: z.boolean(),
  /** Of its receipt. */
  public_url: z.string().nullable(),
  /** The rest of the call after it. */
  balance: z.number(),
});
export type PaymentView = z.infer<typeof paymentView>;

export const callView = z.object({
  id: z.string(),
  cruise_id: z.int(),
  call_type: z.enum(CALL_TYPES),
  designation: z.string(),
  amount: z.number().nullable(),
  paid_amount: z.number(),
  paid_ratio: z.number(),
  date_due: z.string().nullable(),
  due_by_execution: z.boolean(),
  last_payment_date: z.string().nullable(),
  contract_code: z.string().nullable(),
  write_access: z.boolean(),
  locked: z.boolean(),
  can_post_payments: z.boolean(),
  /** When the clients were last reminded of it, UTC; null while they were not. */
  reminded_at: z.string().nullable(),
  payments: z.array(paymentView),
});
export type CallView = z.infer<typeof callView>;

/** A payment as REST answers it. */
export function toPaymentView({ id, payment, locked, balance }: PaymentOfCall): PaymentView {
  const { amount, other = null, date_paid, cancelled, document } = payment;
  const public_url = document && receiptAddress({ map: "payments", part: id });
  const transfer_id = payment.transfer ?? null;
  return { id, transfer_id, amount, other, date_paid, cancelled: cancelled !== null, locked, public_url, balance };
}

/** A call for fund as REST answers it. @param write of its reader on the agreement */
export function toCallView(cruise_id: number, shown: CallOfAgreement, write: boolean): CallView {
  const { id, call, paid_amount, paid_ratio, last_payment_date, locked, can_post_payments, payments } = shown;
  const { call_type, designation, amount, date_due, due_by_execution, contract_code } = call;
  return {
    ...{ id, cruise_id, call_type, designation, amount, paid_amount, paid_ratio, date_due, due_by_execution },
    ...{ last_payment_date, contract_code, write_access: write, locked, can_post_payments },
    reminded_at: lastReminder(call)?.at ?? null,
    payments: payments.map(toPaymentView),
  };
}
