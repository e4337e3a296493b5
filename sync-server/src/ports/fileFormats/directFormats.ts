import { receiptFormatOf } from "shared-schema/agreement/payments/receipt/receiptFormat";
import type { FileFormats } from "./formats.ts";

/** Looks at files in the thread that asks: for programs that answer no one else meanwhile. */
export const directFormats: FileFormats = { of: receiptFormatOf };
