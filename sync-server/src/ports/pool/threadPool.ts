import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import { type Pool, SERVER } from "./pool.ts";
import { createTurns } from "./turns.ts";

interface Options {
  /** The module that each thread runs: it exports a function for each kind of work. */
  thread: URL;
  /** The data that each thread is started with. */
  data?: unknown;
  threads?: number;
  /** The memory of each thread, in megabytes. */
  megabytes?: number;
  /** Notes the error of a thread that had no task, such as one that cannot start; without it, that ends the process. */
  onError?: (cause: unknown) => void;
}

/** At least two: one stays free of long tasks. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));
/** The tree of the largest bank statement takes half of it. */
const MEGABYTES = 512;
/** A thread that has had nothing to do for so long is ended, with the memory of its charts and fonts. */
const IDLE_MS = 60 * 60_000;

/**
 * A pool of threads. They start when they are first needed. One that takes too long, or too much memory, is ended; its task fails, and
 * the others go on.
 */
export function threadPool({ thread, data, threads = THREADS, megabytes = MEGABYTES, onError }: Options): Pool {
  const turns = createTurns(threads);
  let started: Promise<Piscina> | null = null;
  const pool = () => (started ??= start());

  async function start(): Promise<Piscina> {
    // Loaded with the first task: a server starts without it.
    const { Piscina } = await import("piscina");
    const begun = new Piscina({
      filename: thread.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      workerData: data,
    });
    if (onError) begun.on("error", onError);
    return begun;
  }

  return {
    work({ name, longest, lost }) {
      let waiting = 0;
      const run = async (job: unknown) => {
        const threadsNow = await pool();
        const late = new AbortController();
        const deadline = setTimeout(() => late.abort(), longest);
        try {
          return await threadsNow.run(job, { name, signal: late.signal });
        } catch (cause) {
          if (late.signal.aborted) throw lost(null);
          throw cause instanceof Error ? lost(cause) : cause;
        } finally {
          clearTimeout(deadline);
        }
      };
      return {
        async ask(job, asker) {
          waiting += 1;
          try {
            return await turns.run(asker, () => run(job));
          } finally {
            waiting -= 1;
          }
        },
        waiting: () => waiting,
      };
    },
    async close() {
      await (await started)?.destroy();
    },
  };
}

const WARM_MS = 60_000;

/** Starts a thread, and has it read the charts, so that the first reader does not wait for them. */
export async function warmThread(pool: Pool): Promise<void> {
  const lost = (cause: Error | null) => cause ?? new Error("The charts took too long to read");
  await pool.work<null, void>({ name: "warm", longest: WARM_MS, lost }).ask(null, { account: SERVER, length: "long" });
}
