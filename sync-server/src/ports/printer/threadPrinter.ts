import { Worker } from "node:worker_threads";
import { RefusalError, refused } from "shared-schema/base/result";
import type { ContractPdf } from "shared-schema/contract/pdf";
import type { PrintedJob, PrinterSetUp, Printing, PrintJob } from "./job.ts";
import type { Printer } from "./printer.ts";

interface Options extends PrinterSetUp {
  /** The file that the thread runs. */
  thread: URL;
  /** Milliseconds without an answer after which the thread counts as stuck. */
  longest?: number;
}

interface Waiting {
  resolve: (printed: ContractPdf) => void;
  reject: (cause: Error) => void;
}

/** Without an answer in this time a thread is stuck. Queued contracts count from the last answer. */
const LONGEST_MS = 60_000;

/** A thread with the jobs that it has not answered yet. */
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Ends the thread when it answers nothing for too long; runs while something waits. */
  deadline: NodeJS.Timeout | undefined;
  longest: number;
  /** Fails all that waits, and leaves the thread. */
  lose: (cause: Error) => void;
}

/**
 * Prints in a thread of its own, one contract after the other, so that the server goes on answering meanwhile. The thread
 * is started by the first contract; one that dies fails its contracts, and the next contract starts another. The contracts of
 * one that is stuck are refused in words: a machine under load prints them later.
 */
export function threadPrinter({ thread: file, assetsDir, longest = LONGEST_MS }: Options): Printer {
  let current: Thread | null = null;
  let lastId = 0;

  function start(): Thread {
    const setUp: PrinterSetUp = { assetsDir };
    const worker = new Worker(file, { workerData: setUp });
    const lose = (cause: Error) => {
      if (current === thread) current = null;
      clearTimeout(thread.deadline);
      for (const { reject } of thread.waiting.values()) reject(cause);
      thread.waiting.clear();
    };
    const thread: Thread = { worker, waiting: new Map(), deadline: undefined, longest, lose };
    worker.on("message", (job: PrintedJob) => settle(thread, job));
    worker.on("error", lose);
    worker.on("messageerror", lose);
    worker.on("exit", (code) => lose(new Error(`The printing thread ended with code ${code}`)));
    return thread;
  }

  function print(printing: Printing): Promise<ContractPdf> {
    current ??= start();
    const thread = current;
    const { worker, waiting } = thread;
    lastId += 1;
    const job: PrintJob = { id: lastId, printing };
    return new Promise((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      // An idle thread does not keep the process alive, one at work does.
      worker.ref();
      worker.postMessage(job);
      if (waiting.size === 1) watch(thread);
    });
  }

  return {
    contract: (doc, picture) => print({ kind: "contract", doc, picture }),
    comparison: (former, latter) => print({ kind: "comparison", former, latter }),
    request: (request, issuedAt) => print({ kind: "request", request, issuedAt }),
    statement: (statement, issuedAt) => print({ kind: "statement", statement, issuedAt }),
  };
}

function watch(thread: Thread): void {
  clearTimeout(thread.deadline);
  thread.deadline = setTimeout(() => {
    thread.lose(new RefusalError(refused("contract.print-late").refusal));
    void thread.worker.terminate();
  }, thread.longest);
}

function settle(thread: Thread, job: PrintedJob): void {
  const { worker, waiting } = thread;
  const asked = waiting.get(job.id);
  waiting.delete(job.id);
  if (waiting.size > 0) watch(thread);
  else {
    clearTimeout(thread.deadline);
    worker.unref();
  }
  if ("printed" in job) asked?.resolve(job.printed);
  else asked?.reject(job.failure);
}
