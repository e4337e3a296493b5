import { setImmediate as nextTurn } from "node:timers/promises";
import type { Deps } from "../base/context.ts";
import { DAY_MS, HOUR_MS } from "../base/instants.ts";
import { startLoop } from "../base/loop.ts";

const LOOK_EVERY_MS = 60_000;

/** A task of the daily look, by the name that the log calls it. It gets whether it is to end early. */
export type DailyTasks = Readonly<Record<string, (isStopped: () => boolean) => unknown>>;

/**
 * Runs each task once a day, one after the other, with a turn for requests in between. One that fails is logged, leaves the others, and is
 * tried again after an hour.
 * @returns one look: runs the tasks that are due, until told that it was stopped; never rejects
 */
export function dailyLook(
  { clock, log }: Pick<Deps, "clock" | "log">,
  tasks: DailyTasks,
): (isStopped: () => boolean) => Promise<void> {
  const dueAt = new Map<string, number>();
  return async (isStopped) => {
    for (const [task, run] of Object.entries(tasks)) {
      const now = clock.now().getTime();
      if (isStopped()) return;
      if ((dueAt.get(task) ?? 0) > now) continue;
      try {
        await run(isStopped);
        dueAt.set(task, now + DAY_MS);
      } catch (error) {
        log.error({ err: error, task }, "A daily task failed");
        dueAt.set(task, now + HOUR_MS);
      }
      await nextTurn();
    }
  };
}

/** Looks every minute for tasks that are due, the first time a minute after the start. @returns how to stop: settles when the last look has ended */
export function startDaily(deps: Pick<Deps, "clock" | "log">, tasks: DailyTasks): () => Promise<void> {
  return startLoop(LOOK_EVERY_MS, dailyLook(deps, tasks));
}
