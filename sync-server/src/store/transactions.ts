import type { Sqlite } from "./database.ts";

/** Counts in memory while a transaction is open. A savepoint that is taken back takes no count back: counting comes last in an edit. */
export interface Counter {
  /** Writes what was counted, before the transaction commits. */
  keep(): void;
  /** Forgets it: the transaction is over, or was taken back. */
  drop(): void;
}

/** Remembers what it read while a transaction is open. */
interface Memory {
  /** A transaction or a savepoint has ended: what was read in it may have been taken back. */
  forget(): void;
}

/**
 * @returns a function that runs synchronous work in one IMMEDIATE transaction; nested in another one it becomes a
 * savepoint, so that work that throws takes back only its own writes
 */
export function transactions(sqlite: Sqlite, counters: readonly Counter[], memories: readonly Memory[]) {
  // Wrapped once: every `sqlite.transaction()` makes four functions, which costs more than a savepoint.
  const run = sqlite.transaction((work: () => void) => work());
  return <T>(work: () => T): T => {
    const outermost = !sqlite.inTransaction;
    const outcome: { done: { value: T } | null } = { done: null };
    try {
      run.immediate(() => {
        outcome.done = { value: work() };
        if (outermost) for (const counter of counters) counter.keep();
      });
    } finally {
      // Of what was taken back nothing is kept; the next transaction counts again.
      if (outermost) for (const counter of counters) counter.drop();
      for (const memory of memories) memory.forget();
    }
    if (!outcome.done) throw new Error("The transaction did not run");
    return outcome.done.value;
  };
}
