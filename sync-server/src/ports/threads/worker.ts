import { constants, setPriority } from "node:os";
import { workerData } from "piscina";
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

// Below the priority of the request thread. At the lowest, a busy machine would hardly run it at all: 1.5 % of a core that others want,
// against 10 %. On Linux alone is this the priority of the thread that asks; elsewhere it is the whole process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Prints a paper. */
export const print = (printing: Printing) => printIn(assets, printing);

/** Derives something of an agreement, and measures it. */
export function derive({ kind, json }: Derivation<Kind>): Derived<Kind> {
  const answer = deriveIn(kind, JSON.parse(json), assets.geo());
  return { answer, bytes: JSON.stringify(answer).length };
}

/** Reads a bank's file. */
export const read = keyedStatement;

/** Does one job of a signature. */
export const sign = (job: SigningJob) => signJob(job, assets.fonts().regular);
