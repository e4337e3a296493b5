import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Answered, Asked } from "./job.ts";

/**
 * Answers the jobs of the thread that this module runs in, below the priority of the others. At the lowest, a busy machine would hardly
 * run it at all: 1.5 % of a core that others want, against 10 %.
 * @param bytesOf what of an answer is handed over instead of copied
 */
export function answerJobs<Job, Answer>(
  work: (job: Job) => Answer | Promise<Answer>,
  bytesOf: (answer: Answer) => readonly ArrayBufferLike[] = () => [],
): void {
  // On Linux alone is this the priority of the thread that asks; elsewhere it is the whole process's.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.on("message", async ({ id, job }: Asked<Job>) => {
    try {
      const answer = await work(job);
      send({ id, answer }, bytesOf(answer));
    } catch (cause) {
      send({ id, failure: cause instanceof Error ? cause : new Error(String(cause)) }, []);
    }
  });
}

function send<Answer>(answered: Answered<Answer>, handedOver: readonly ArrayBufferLike[]): void {
  const movable = handedOver.filter((buffer) => buffer instanceof ArrayBuffer);
  parentPort?.postMessage(answered, movable);
}
