import { done, type Refused, type Result, refused } from "../../base/result.ts";
import { type Access, accessTo, type Viewer } from "../access.ts";
import { partOf } from "../mutations/parts.ts";
import type { AgreementBody, Payment } from "../schema.ts";
import { mayPost } from "./change.ts";
import { MOST_RECEIPT_BYTES, MOST_RECEIPT_MB, type ReceiptFormat } from "./receiptFormat.ts";

export type Receipt = NonNullable<Payment["document"]>;

/**
 * May this viewer attach a receipt to a payment? Whoever may record it may, until the agreement is archived: a receipt changes no
 * figure, and one that was made at sea may come late. A payment keeps the receipt that it has.
 */
export function decideReceipt(agreement: AgreementBody, paymentId: string, viewer: Viewer): Result<Payment> {
  const payment = partOf(agreement.payments, paymentId);
  if (!payment) return refused("payment.not-found");
  const { status } = agreement;
  if (!mayPost(accessTo(agreement, viewer), payment.call_type)) return refused("payment.forbidden");
  if (status === "ARCHIVED") return refused("agreement.field-closed", { field: "payments", status });
  return done(payment);
}

/** Is a receipt wanted of a payment, and may the holder of these rights attach it? */
export function takesReceipt(
  { document, call_type }: Pick<Payment, "document" | "call_type">,
  { status, ...access }: Pick<AgreementBody, "status"> & Pick<Access, "can_post_payments">,
): boolean {
  return document === null && status !== "ARCHIVED" && mayPost(access, call_type);
}

/** The reason why a file is refused as a receipt, as far as its size and format tell; null where they do not. */
export function refusedReceipt(format: ReceiptFormat, bytes: number): Refused | null {
  if (bytes > MOST_RECEIPT_BYTES) return refused("picture.too-large", { megabytes: MOST_RECEIPT_MB });
  if (format === "damaged-pdf") return refused("receipt.damaged");
  if (format === "heic") return refused("receipt.heic");
  return format === "unknown" ? refused("receipt.no-format") : null;
}

/** The address of a payment's receipt, which answers with a session's token alone. */
export function receiptAddress(paymentId: string): string {
  return `/api/cruise/payment/${paymentId}/receipt`;
}
