import { refusedReceipt } from "shared-schema/agreement/payments/receipt/receipt";
import { receiptFormatOf } from "shared-schema/agreement/payments/receipt/receiptFormat";
import { done, type Result, refused } from "shared-schema/base/result";
import { FORMAT_BYTES, isTakenFormat } from "shared-schema/yacht/pictureFormat";
import { shrinkPicture } from "#forms/yacht/pictures/shrinkPicture.ts";
import type { NewReceipt } from "#store/commands/agreement/payments/receipts.ts";

/** The files that the choice of a receipt offers. */
export const RECEIPT_TYPES = "application/pdf,image/jpeg,image/png,image/webp";

/** A chosen file as it is sent, a picture made small; or the reason why it is no receipt, as the server would give it. */
export async function readReceiptFile(file: File): Promise<Result<NewReceipt>> {
  const { name: fileName } = file;
  const head = new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
  if (isTakenFormat(head)) {
    // A camera's picture may be larger than what is left of it.
    const small = await shrinkPicture(file);
    if (small === null) return refused("receipt.no-format");
    // One that stayed as it is has the type of its name. Browsers tell a picture's own format by its first bytes.
    const blob = new Blob([small], { type: "image/jpeg" });
    return refusedReceipt("picture", blob.size) ?? done({ blob, fileName, hash: await contentHashOf(file) });
  }
  // A file that is too large is not read.
  const large = refusedReceipt("pdf", file.size);
  if (large) return large;
  const bytes = await file.arrayBuffer();
  const wrong = refusedReceipt(await receiptFormatOf(new Uint8Array(bytes)), bytes.byteLength);
  return (
    wrong ?? done({ blob: new Blob([bytes], { type: "application/pdf" }), fileName, hash: await contentHashOf(file) })
  );
}

/** The hexadecimal SHA-256 of a file as it was chosen: the same one is recognised, whatever is made of it. */
async function contentHashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
