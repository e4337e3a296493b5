import { type Receipt, type Receipted, receiptAddress } from "shared-schema/agreement/payments/receipt";
import { done, type Result } from "shared-schema/base/result";
import { request } from "../../../http/http.ts";
import { enqueueUpload } from "../../../outbox/outbox.ts";

/** The kind under which the outbox lists receipts. */
export const RECEIPT_KIND = "receipt";

/** A file that was chosen as a receipt, and judged. */
export interface NewReceipt {
  blob: Blob;
  fileName: string;
  /** Of the file as it was chosen. */
  hash: string;
}

/** Keeps the receipt of a payment or an expense on this device until the server has it. @returns its idempotency key */
export function attachReceipt(
  agreement: number,
  on: Receipted,
  { blob, fileName }: Pick<NewReceipt, "blob" | "fileName">,
) {
  const path = receiptPath(on);
  const upload = { kind: RECEIPT_KIND, key: on.part, path, field: "upload", fileName, blob };
  return enqueueUpload({ ...upload, payment: { agreement, id: on.part } });
}

/** Fetches a receipt. It is not kept on this device. */
export async function loadReceipt(on: Receipted, { kind }: Receipt): Promise<Result<Blob>> {
  const answer = await request<Uint8Array<ArrayBuffer>>("GET", receiptPath(on), { as: "bytes", quiet: true });
  return answer.ok ? done(new Blob([answer.value], { type: kind })) : answer;
}

/** The address of a receipt as requests take it, without the API's prefix. */
function receiptPath(on: Receipted): string {
  return receiptAddress(on).replace(/^\/api/, "");
}
