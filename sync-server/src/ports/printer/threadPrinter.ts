import { RefusalError, refused } from "shared-schema/base/result";
import type { ContractPdf } from "shared-schema/contract/pdf";
import { jobThread } from "../thread/jobThread.ts";
import type { PrinterSetUp, Printing } from "./job.ts";
import type { Printer } from "./printer.ts";

interface Options extends PrinterSetUp {
  /** The file that the thread runs. */
  thread: URL;
  /** Milliseconds without an answer after which the thread counts as stuck. */
  longest?: number;
}

/** Without an answer in this time a thread is stuck. */
const LONGEST_MS = 60_000;

/**
 * Prints in a thread of its own. The contracts of a thread that is stuck are refused in words: a machine under load prints them later.
 */
export function threadPrinter({ thread, assetsDir, longest = LONGEST_MS }: Options): Printer {
  const workerData: PrinterSetUp = { assetsDir };
  const lost = (cause: Error | null) => cause ?? new RefusalError(refused("contract.print-late").refusal);
  const { ask, waiting } = jobThread<Printing, ContractPdf>({ thread, workerData, longest, lost });
  return {
    contract: (doc, picture) => ask({ kind: "contract", doc, picture }),
    comparison: (former, latter) => ask({ kind: "comparison", former, latter }),
    request: (request, issuedAt) => ask({ kind: "request", request, issuedAt }),
    statement: (statement, issuedAt) => ask({ kind: "statement", statement, issuedAt }),
    invoice: (invoice, issuedAt) => ask({ kind: "invoice", invoice, issuedAt }),
    waiting,
  };
}
