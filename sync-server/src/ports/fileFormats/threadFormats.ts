import type { ReceiptFormat } from "shared-schema/agreement/payments/receipt/receiptFormat";
import { isTakenFormat } from "shared-schema/yacht/pictureFormat";
import type { Pool } from "../pool/pool.ts";
import type { FileFormats } from "./formats.ts";

/** A PDF that is made to take long takes some seconds. */
const LONGEST_MS = 20_000;
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** The end of a thread by a file that takes too much time or memory. */
class TooMuch extends Error {}

/** Looks into PDFs in the threads of the pool. One that takes too much time or memory counts as active: nothing can be known of it. */
export function threadFormats(pool: Pool, longest = LONGEST_MS): FileFormats {
  const lost = (cause: Error | null) => {
    const isTooMuch = cause === null || ("code" in cause && cause.code === OUT_OF_MEMORY);
    return isTooMuch ? new TooMuch() : cause;
  };
  const { ask } = pool.work<Uint8Array, ReceiptFormat>({ name: "format", longest, lost });
  return {
    async of(bytes, account) {
      // The first bytes tell a picture.
      if (isTakenFormat(bytes)) return "picture";
      try {
        return await ask(bytes, { account, length: "long" });
      } catch (cause) {
        if (cause instanceof TooMuch) return "active-pdf";
        throw cause;
      }
    },
  };
}
