import { RefusalError, refused } from "shared-schema/base/result";
import { jobThread } from "../thread/jobThread.ts";
import { type PdfSigner, pdfSigner, type SigningJob, type SigningJobAnswer } from "./pdfSigner.ts";

interface Options {
  /** The file that the thread runs. */
  thread: URL;
  assetsDir: string;
}

/** A signature takes some tens of milliseconds; without an answer in this time a thread is stuck. */
const LONGEST_MS = 60_000;

/** Signs in a thread of its own. */
export function threadSigner({ thread, assetsDir }: Options): PdfSigner {
  const lost = (cause: Error | null) => cause ?? new RefusalError(refused("contract.print-late").refusal);
  const workerData = { assetsDir };
  const { ask } = jobThread<SigningJob, SigningJobAnswer>({ thread, workerData, longest: LONGEST_MS, lost });
  return pdfSigner(ask);
}
