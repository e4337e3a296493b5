import { RefusalError, refused } from "shared-schema/base/result";
import type { Pool } from "../pool/pool.ts";
import { type PdfSigner, pdfSigner, type SigningJob, type SigningJobAnswer } from "./pdfSigner.ts";

/** A signature takes some tens of milliseconds. */
const LONGEST_MS = 60_000;

/** Signs in the threads of the pool, where accounts take turns. */
export function threadSigner(pool: Pool, longest = LONGEST_MS): PdfSigner {
  const lost = (cause: Error | null) => cause ?? new RefusalError(refused("contract.print-late").refusal);
  const { ask } = pool.work<SigningJob, SigningJobAnswer>({ name: "sign", longest, lost });
  return pdfSigner((job, account) => ask(job, { account, length: "short" }));
}
