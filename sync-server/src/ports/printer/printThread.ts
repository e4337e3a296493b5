import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { fileAssets } from "../files/assets.ts";
import type { PrintedJob, PrinterSetUp, PrintJob } from "./job.ts";
import { print } from "./print.ts";

// On Linux alone is this the priority of the thread that asks; elsewhere it is the whole process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

const { assetsDir }: PrinterSetUp = workerData;
const assets = fileAssets(assetsDir);

parentPort?.on("message", ({ id, printing }: PrintJob) => {
  print(assets, printing).then(
    (printed) => answer({ id, printed }, [printed.bytes.buffer]),
    (cause: unknown) => answer({ id, failure: cause instanceof Error ? cause : new Error(String(cause)) }, []),
  );
});

function answer(job: PrintedJob, handedOver: ArrayBufferLike[]): void {
  parentPort?.postMessage(
    job,
    handedOver.filter((buffer) => buffer instanceof ArrayBuffer),
  );
}
