import { receiptAddress } from "shared-schema/agreement/payments/receipt";
import type { Payment } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import { request } from "../../../http/http.ts";
import { enqueueUpload } from "../../../outbox/outbox.ts";

/** The kind under which the outbox lists receipts. */
export const RECEIPT_KIND = "receipt";

/** A file that was chosen as a receipt, and judged. */
export interface NewReceipt {
  blob: Blob;
  fileName: string;
}

/** Keeps the receipt of a payment on this device until the server has it. @returns its idempotency key */
export function attachReceipt(agreement: number, payment: string, { blob, fileName }: NewReceipt) {
  const path = receiptPath(payment);
  const upload = { kind: RECEIPT_KIND, key: payment, path, field: "upload", fileName, blob };
  return enqueueUpload({ ...upload, payment: { agreement, id: payment } });
}

/** Fetches a receipt. It is not kept on this device. */
export async function loadReceipt(payment: string, { kind }: NonNullable<Payment["document"]>): Promise<Result<Blob>> {
  const answer = await request<Uint8Array<ArrayBuffer>>("GET", receiptPath(payment), { as: "bytes", quiet: true });
  return answer.ok ? done(new Blob([answer.value], { type: kind })) : answer;
}

/** The address of a receipt as requests take it, without the API's prefix. */
function receiptPath(payment: string): string {
  return receiptAddress(payment).replace(/^\/api/, "");
}
