import { RefusalError, type Result, refused } from "shared-schema/base/result";
import type { Pool } from "../pool/pool.ts";
import type { KeyedStatement, StatementFile, StatementReader } from "./statementReader.ts";

/** The largest file takes some seconds. */
const LONGEST_MS = 30_000;
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Reads in the threads of the pool: a file that takes too much time or memory is refused in words. */
export function threadReader(pool: Pool, longest = LONGEST_MS): StatementReader {
  const lost = (cause: Error | null) => {
    const isTooMuch = cause === null || ("code" in cause && cause.code === OUT_OF_MEMORY);
    return isTooMuch ? new RefusalError(refused("statement.read-late").refusal) : cause;
  };
  const reader = pool.work<StatementFile, Result<KeyedStatement>>({ name: "read", longest, lost });
  return { read: (file, account) => reader.ask(file, { account, length: "long" }), waiting: reader.waiting };
}
