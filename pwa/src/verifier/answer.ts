import { checkFiles } from "shared-schema/verification/check";
import type { GivenFile, Report } from "shared-schema/verification/report";

/** A question of the page to its worker. */
export interface Asked {
  files: GivenFile[];
  anchors: Uint8Array[];
}

/** The worker's answer; null where the check has failed. */
export type VerifierAnswer = Report[] | null;

/** Checks the files that the page sends, in a worker. */
export function answerFiles(): void {
  self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
    const answer = (reports: VerifierAnswer) => self.postMessage(reports);
    checkFiles(data.files, data.anchors).then(answer, () => answer(null));
  });
}
