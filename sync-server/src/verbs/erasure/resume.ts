import { HOUR_MS, movedBy } from "../base/instants.ts";
import type { ErasureDeps } from "./job.ts";
import { areErasuresStopped, stopErasures } from "./queue.ts";
import { runErasure } from "./run.ts";

/** Without a step for so long, no one is at it any more: it failed, or its process has ended. */
const STILL_MS = HOUR_MS;

/**
 * Goes on with the erasures that a crash has left, at the start of the server.
 * @returns how to stop all erasures of this process, whoever asked for them: settles when the last piece has ended
 */
export function startErasures(deps: ErasureDeps): () => Promise<void> {
  const resumed = resume(deps, deps.clock.now().toISOString(), () => areErasuresStopped(deps.store)).catch(
    () => undefined,
  );
  return async () => {
    await stopErasures(deps.store);
    await resumed;
  };
}

/** Goes on with the erasures that no one is at any more. */
export function resumeErasures(deps: ErasureDeps, isStopped: () => boolean): Promise<void> {
  return resume(deps, movedBy(deps.clock.now().toISOString(), -STILL_MS), isStopped);
}

/** One that fails is logged, and leaves the others. @throws the first failure at the end: the look of the day tries again after an hour */
async function resume(deps: ErasureDeps, since: string, isStopped: () => boolean): Promise<void> {
  const failures: unknown[] = [];
  for (const id of deps.store.erasures.still(since)) {
    if (isStopped()) return;
    try {
      await runErasure(deps, id, { isStopped });
    } catch (error) {
      deps.log.error({ err: error, erasure: id }, "An erasure has not come to its end");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
