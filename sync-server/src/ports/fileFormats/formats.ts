import type { ReceiptFormat } from "shared-schema/agreement/payments/receipt/receiptFormat";

/** Tells the formats of files that people attach. */
export interface FileFormats {
  /** @param account that sent the file */
  of(bytes: Uint8Array, account: number): Promise<ReceiptFormat>;
}
