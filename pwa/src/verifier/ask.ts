import { MOST_CHECK_MS, slowReports } from "shared-schema/verification/given";
import type { Report } from "shared-schema/verification/report";
import type { Asked, VerifierAnswer } from "./answer.ts";

/**
 * Checks files in a worker, which is ended if it takes too long.
 * @param script the page's own script
 */
export function askWorker(script: string, asked: Asked): Promise<Report[]> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(address);
  return new Promise<Report[]>((resolve) => {
    const giveUp = () => resolve(slowReports(asked.files));
    setTimeout(giveUp, MOST_CHECK_MS);
    worker.addEventListener("error", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<VerifierAnswer>) => {
      if (data === null) giveUp();
      else resolve(data);
    });
    worker.postMessage(
      asked,
      asked.files.map(({ bytes }) => bytes.buffer),
    );
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}
