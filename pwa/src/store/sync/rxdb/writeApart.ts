/** A row that cannot be written though others can. */
export interface Failed<Row> {
  row: Row;
  cause: unknown;
}

/**
 * The names that IndexedDB, Dexie and RxDB give to errors when nothing at all can be written; any other failure
 * concerns one row.
 */
const STORAGE_TROUBLE = new Set([
  "QuotaExceededError",
  "DatabaseClosedError",
  "InvalidStateError",
  "OpenFailedError",
  "AbortError",
  "TransactionInactiveError",
  "TimeoutError",
  "UnknownError",
]);

/**
 * Writes rows together; when that fails, in halves, down to the rows that are at fault.
 * @throws when the storage itself is in trouble, or when none of several rows can be written
 */
export async function writeApart<Row, Answer>(
  rows: readonly Row[],
  write: (rows: Row[]) => Promise<Answer>,
): Promise<{ answers: Answer[]; failed: Failed<Row>[] }> {
  const written = await writeHalves(rows, write);
  const [first] = written.failed;
  if (first && rows.length > 1 && written.failed.length === rows.length) throw first.cause;
  return written;
}

async function writeHalves<Row, Answer>(
  rows: readonly Row[],
  write: (rows: Row[]) => Promise<Answer>,
): Promise<{ answers: Answer[]; failed: Failed<Row>[] }> {
  const [only] = rows;
  if (only === undefined) return { answers: [], failed: [] };
  try {
    return { answers: [await write([...rows])], failed: [] };
  } catch (cause) {
    if (isStorageTrouble(cause)) throw cause;
    if (rows.length === 1) return { answers: [], failed: [{ row: only, cause }] };
  }
  const middle = Math.ceil(rows.length / 2);
  const first = await writeHalves(rows.slice(0, middle), write);
  const second = await writeHalves(rows.slice(middle), write);
  return { answers: [...first.answers, ...second.answers], failed: [...first.failed, ...second.failed] };
}

/** Whether nothing at all can be written. Dexie wraps what IndexedDB says. */
export function isStorageTrouble(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return STORAGE_TROUBLE.has(cause.name) || ("inner" in cause && isStorageTrouble(cause.inner));
}
