import { setPriority } from "node:os";
import { workerData } from "piscina";
import { receiptFormatOf } from "shared-schema/agreement/payments/receipt/receiptFormat";
import { keyedStatement } from "../bankStatements/statementReader.ts";
import type { Derivation, Derived } from "../derivations/derivations.ts";
import { derive as deriveIn, type Kind } from "../derivations/derive.ts";
import { fileAssets } from "../files/assets.ts";
import type { Printing } from "../printer/job.ts";
import { print as printIn } from "../printer/print.ts";
import { type SigningJob, signJob } from "../signatures/pdfSigner.ts";

/** The data that a thread of the pool is started with. */
export interface ThreadData {
  assetsDir: string;
}

const { assetsDir }: ThreadData = workerData;
const assets = fileAssets(assetsDir);

/** A third of a core that the request thread and other programs want. At Linux's «below normal», 10, it would be a tenth. */
const NICE = 5;

// Below the priority of the request thread, but not so far that a reader on a busy machine waits for seconds. On Linux alone is this the priority of the thread that asks; elsewhere it is the whole process's.
if (process.platform === "linux") setPriority(NICE);

/** Reads the charts, which the first plan would wait for. */
export const warm = () => void assets.geo();

/** Prints a paper. */
export const print = (printing: Printing) => printIn(assets, printing);

/** Derives something of an agreement, and measures it. */
export function derive({ kind, json }: Derivation<Kind>): Derived<Kind> {
  const answer = deriveIn(kind, JSON.parse(json), assets.geo());
  return { answer, bytes: JSON.stringify(answer).length };
}

/** Reads a bank's file. */
export const read = keyedStatement;

/** Tells the format of a file. */
export const format = receiptFormatOf;

/** Does one job of a signature. */
export const sign = (job: SigningJob) => signJob(job, assets.fonts().regular);
