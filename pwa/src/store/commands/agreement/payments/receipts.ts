import { type Receipt, type Receipted, receiptAddress } from "shared-schema/agreement/payments/receipt/receipt";
import { done, type Result } from "shared-schema/base/result";
import type { ChosenFile } from "../../../drafts/chosenFiles.ts";
import { request } from "../../../http/http.ts";
import { enqueueUpload } from "../../../outbox/outbox.ts";
import { keepReceipt, keptReceipt } from "./keptReceipts.ts";

/** The kind under which the outbox lists receipts. */
export const RECEIPT_KIND = "receipt";

/** A file that was chosen as a receipt. */
export type NewReceipt = ChosenFile;

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

/** Reads a receipt: from this device where it was sent or opened before, else from the server; kept here from then on. */
export async function loadReceipt(agreement: number, on: Receipted, receipt: Receipt): Promise<Result<Blob>> {
  const kept = await keptReceipt(on.part, receipt);
  if (kept) return done(kept);
  const answer = await request<Uint8Array<ArrayBuffer>>("GET", receiptPath(on), { as: "bytes", quiet: true });
  if (!answer.ok) return answer;
  await keepReceipt(agreement, receipt, answer.value);
  return done(new Blob([answer.value], { type: receipt.kind }));
}

/** The address of a receipt as requests take it, without the API's prefix. */
function receiptPath(on: Receipted): string {
  return receiptAddress(on).replace(/^\/api/, "");
}
