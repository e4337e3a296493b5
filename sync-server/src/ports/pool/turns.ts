import type { Asker, Length } from "./pool.ts";

/** The turns of the accounts at the threads of a pool. */
export interface Turns {
  /** Starts a task once a thread is free and it is the account's turn. */
  run<T>(asker: Asker, start: () => Promise<T>): Promise<T>;
}

interface Waiting {
  length: Length;
  begin: () => Promise<void>;
}

/**
 * Lets accounts take turns: each time a thread is free, the next account in the round starts one task. An account with a hundred
 * tasks delays the others by one of them. No more tasks are started than there are threads, so a deadline that begins with the
 * start counts no waiting. All threads but one take long tasks.
 */
export function createTurns(threads: number): Turns {
  const queues = new Map<number, Waiting[]>();
  const running: Record<Length, number> = { short: 0, long: 0 };
  const most: Record<Length, number> = { short: threads, long: Math.max(1, threads - 1) };
  const mayStart = ({ length }: Waiting) =>
    running.short + running.long < threads && (length === "short" || running.long < most.long);

  function next(): Waiting | undefined {
    for (const [account, queue] of queues) {
      const index = queue.findIndex(mayStart);
      const [task] = index < 0 ? [] : queue.splice(index, 1);
      if (!task) continue;
      // The others come first the next time.
      queues.delete(account);
      if (queue.length > 0) queues.set(account, queue);
      return task;
    }
    return undefined;
  }

  function fill(): void {
    for (let task = next(); task; task = next()) void task.begin();
  }

  return {
    run({ account, length }, start) {
      return new Promise((resolve, reject) => {
        const begin = async () => {
          running[length] += 1;
          try {
            resolve(await start());
          } catch (cause) {
            reject(cause);
          } finally {
            running[length] -= 1;
            fill();
          }
        };
        const queue = queues.get(account);
        if (queue) queue.push({ length, begin });
        else queues.set(account, [{ length, begin }]);
        fill();
      });
    },
  };
}
