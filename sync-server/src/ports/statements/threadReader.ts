import { RefusalError, type Result, refused } from "shared-schema/base/result";
import { jobThread } from "../thread/jobThread.ts";
import type { KeyedStatement, StatementFile, StatementReader } from "./statementReader.ts";

interface Options {
  /** The file that the thread runs. */
  thread: URL;
  /** Milliseconds without an answer after which the thread counts as stuck. */
  longest?: number;
  /** The memory of the thread, in megabytes. */
  megabytes?: number;
}

/** The largest file takes some seconds. */
const LONGEST_MS = 30_000;
/** The tree of the largest file takes a third of it. */
const MEGABYTES = 768;
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Reads in a thread of its own, which may take only so long and hold only so much: a file beyond that is refused in words. */
export function threadReader({ thread, longest = LONGEST_MS, megabytes = MEGABYTES }: Options): StatementReader {
  const lost = (cause: Error | null) => {
    const isTooMuch = cause === null || ("code" in cause && cause.code === OUT_OF_MEMORY);
    return isTooMuch ? new RefusalError(refused("statement.read-late").refusal) : cause;
  };
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const reader = jobThread<StatementFile, Result<KeyedStatement>>({ thread, resourceLimits, longest, lost });
  return { read: reader.ask, waiting: reader.waiting };
}
