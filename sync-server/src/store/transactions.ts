import type { Sqlite } from "./database.ts";
import type { metaQueries } from "./meta.ts";

/**
 * @returns what runs synchronous work in one IMMEDIATE transaction; nested in another one it becomes a savepoint, so that
 * what throws takes back its own writes alone
 */
export function transactions(sqlite: Sqlite, meta: Pick<ReturnType<typeof metaQueries>, "keepSeq" | "dropSeq">) {
  // Wrapped once: every `sqlite.transaction()` makes four functions, which costs more than a savepoint.
  const run = sqlite.transaction((work: () => void) => work());
  return <T>(work: () => T): T => {
    const outermost = !sqlite.inTransaction;
    const outcome: { done: { value: T } | null } = { done: null };
    try {
      run.immediate(() => {
        outcome.done = { value: work() };
        if (outermost) meta.keepSeq();
      });
    } finally {
      // Of what was taken back nothing is kept; the next transaction reads the counter anew.
      if (outermost) meta.dropSeq();
    }
    if (!outcome.done) throw new Error("The transaction did not run");
    return outcome.done.value;
  };
}
