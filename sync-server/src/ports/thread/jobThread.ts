import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Answered, Asked } from "./job.ts";

interface Options extends Pick<WorkerOptions, "workerData" | "resourceLimits"> {
  /** The file that the thread runs. */
  thread: URL;
  /** Milliseconds without an answer after which the thread counts as stuck. Queued jobs count from the last answer. */
  longest: number;
  /** The error of the jobs of a thread that is lost. @param cause of its end; null: it was stuck */
  lost: (cause: Error | null) => Error;
}

/** A thread that does one job after the other. */
interface JobThread<Job, Answer> {
  ask(job: Job): Promise<Answer>;
  /** Jobs that are not answered yet. */
  waiting(): number;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (cause: Error) => void;
}

/** A thread with the jobs that it has not answered yet. */
interface Thread<Answer> {
  worker: Worker;
  waiting: Map<number, Waiting<Answer>>;
  /** Ends the thread when it answers nothing for too long; runs while something waits. */
  deadline: NodeJS.Timeout | undefined;
  /** Fails all that waits, and leaves the thread. */
  lose: (cause: Error | null) => void;
}

/**
 * Does jobs in a thread of its own, one after the other, so that the server goes on answering meanwhile. The thread is started by the
 * first job; one that dies or is stuck fails its jobs, and the next job starts another.
 */
export function jobThread<Job, Answer>({ thread: file, longest, lost, ...options }: Options): JobThread<Job, Answer> {
  let current: Thread<Answer> | null = null;
  let lastId = 0;

  function start(): Thread<Answer> {
    const worker = new Worker(file, options);
    const lose = (cause: Error | null) => {
      if (current === thread) current = null;
      clearTimeout(thread.deadline);
      for (const { reject } of thread.waiting.values()) reject(lost(cause));
      thread.waiting.clear();
    };
    const thread: Thread<Answer> = { worker, waiting: new Map(), deadline: undefined, lose };
    worker.on("message", (answered: Answered<Answer>) => settle(thread, answered));
    worker.on("error", lose);
    worker.on("messageerror", lose);
    worker.on("exit", (code) => lose(new Error(`The thread ended with code ${code}`)));
    return thread;
  }

  function settle(thread: Thread<Answer>, answered: Answered<Answer>): void {
    const { worker, waiting } = thread;
    const asked = waiting.get(answered.id);
    waiting.delete(answered.id);
    if (waiting.size > 0) watch(thread);
    else {
      clearTimeout(thread.deadline);
      worker.unref();
    }
    if ("answer" in answered) asked?.resolve(answered.answer);
    else asked?.reject(answered.failure);
  }

  function watch(thread: Thread<Answer>): void {
    clearTimeout(thread.deadline);
    thread.deadline = setTimeout(() => {
      thread.lose(null);
      void thread.worker.terminate();
    }, longest);
  }

  return {
    ask(job) {
      current ??= start();
      const thread = current;
      const { worker, waiting } = thread;
      lastId += 1;
      const asked: Asked<Job> = { id: lastId, job };
      return new Promise((resolve, reject) => {
        waiting.set(asked.id, { resolve, reject });
        // An idle thread does not keep the process alive, one at work does.
        worker.ref();
        worker.postMessage(asked);
        if (waiting.size === 1) watch(thread);
      });
    },
    waiting: () => current?.waiting.size ?? 0,
  };
}
