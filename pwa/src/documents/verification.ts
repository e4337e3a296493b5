import { fromBase64 } from "shared-schema/base/bytes/base64";
import { done, type Result } from "shared-schema/base/result";
import { MOST_CHECK_MS, slowReports } from "shared-schema/verification/given";
import type { Report } from "shared-schema/verification/report";
import { startWorker, WorkerLost } from "../workers/startWorker.ts";
import type { VerifyWorker } from "../workers/verify/verifyWorker.ts";

const worker = startWorker<VerifyWorker>(
  () => new Worker(new URL("../workers/verify/verifyWorker.ts", import.meta.url), { type: "module" }),
);

/**
 * Verifies files on this device; nothing of them leaves it. A check that takes too long is ended.
 * @param anchors certificates in Base64 of the authorities that are trusted
 * @returns a refusal where the verifier could not be loaded
 */
export async function verifyFiles(files: readonly File[], anchors: readonly string[]): Promise<Result<Report[]>> {
  try {
    return done(await worker.askWithin(MOST_CHECK_MS, (remote) => remote.check([...files], anchors.map(fromBase64))));
  } catch (cause) {
    if (!(cause instanceof WorkerLost)) throw cause;
    const { refusal } = cause;
    return refusal.code === "app.part-not-loaded" ? { ok: false, refusal } : done(slowReports(files));
  }
}
