import { type Endpoint, type Remote, wrap } from "comlink";
import { RefusalError, type Refused, refused } from "shared-schema/base/result";

const NOT_LOADED = refused("app.part-not-loaded");
const STOPPED = refused("app.part-stopped");

/** The error of calls to a worker that does not load, or ends before it answers. */
export class WorkerLost extends RefusalError {}

/** One of the app's workers. */
export interface AppWorker<A> {
  /** Calls the worker. Rejects with `WorkerLost` if the worker is lost before it answers. */
  ask<T>(call: (remote: Remote<A>) => T): Promise<Awaited<T>>;
  /** As `ask`, and ends a worker that takes longer than `ms`. */
  askWithin<T>(ms: number, call: (remote: Remote<A>) => T): Promise<Awaited<T>>;
  /** Ends the worker at once and rejects its open calls. The next call starts a new one. */
  stop(): void;
}

interface Running<A> {
  remote: Remote<A>;
  /** Rejects the open calls. */
  open: Set<(cause: WorkerLost) => void>;
  end(why: Refused): void;
}

/**
 * A worker that starts with the first call, and again with the next call after it was lost. Comlink leaves the calls of a
 * worker unanswered when its file does not load or its script fails; here they reject.
 */
export function startWorker<A>(create: () => Endpoint & Pick<Worker, "terminate">): AppWorker<A> {
  let current: Running<A> | null = null;

  const start = (): Running<A> => {
    const worker = create();
    const open: Running<A>["open"] = new Set();
    const running: Running<A> = {
      remote: wrap<A>(worker),
      open,
      end: (why) => {
        worker.terminate();
        if (current === running) current = null;
        for (const reject of open) reject(new WorkerLost(why.refusal));
      },
    };
    // The event has a message when the script failed, and none when the file did not load.
    worker.addEventListener("error", (event) => running.end("message" in event ? STOPPED : NOT_LOADED));
    worker.addEventListener("messageerror", () => running.end(STOPPED));
    return running;
  };

  const ask: AppWorker<A>["ask"] = (call) =>
    new Promise((resolve, reject) => {
      current ??= start();
      const { remote, open } = current;
      open.add(reject);
      Promise.resolve(call(remote))
        .then(resolve, reject)
        .finally(() => open.delete(reject));
    });
  const stop = () => current?.end(STOPPED);

  return {
    ask,
    askWithin: (ms, call) => {
      const late = setTimeout(stop, ms);
      return ask(call).finally(() => clearTimeout(late));
    },
    stop,
  };
}
