import type { ReactElement } from "react";
import { inWords, refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { WorkerLost } from "#workers/startWorker.ts";

/**
 * Returns the reason why a worker gave no answer, in the reader's language; `otherwise` where it failed for a reason of
 * its own.
 */
export function reasonOf(cause: unknown, otherwise: () => string): ReactElement {
  return cause instanceof WorkerLost ? refusalMessage(cause.refusal) : inWords(otherwise);
}
