import { typedForm } from "#forms/typedForm.ts";
import { recordPath } from "#store/drafts/fieldPath.ts";

const FIELDS = ["amount", "currency", "rate", "date_paid", "payer_profile_id"] as const;
type Field = (typeof FIELDS)[number];

/** The name of the form for what was paid on a booking, in place of a call's id. */
export const BOOKING_FORM = "booking";

/** The texts of the form, as typed; the number of a client, or empty. */
export type PaymentTexts = Record<Field, string>;

/** The path of a field in the form for the next payment on a call, or on a booking. */
export const paymentPath = (agreementId: number, callId: string, field: Field | "document") =>
  recordPath(agreementId, "payments", callId, field);

/** Keeps what is typed of the next payment on a call, whatever the balance and the day have become since. */
export function typedPayment(agreementId: number, callId: string, given: PaymentTexts) {
  return typedForm(FIELDS, (field) => paymentPath(agreementId, callId, field), given, {});
}
