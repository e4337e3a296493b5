import { isEqual } from "../../../base/equal.ts";
import type { TaxRow } from "../rows.ts";

/** A row of one state of the table beside the same row of another; null where there is none. */
interface RowDifference {
  before: TaxRow | null;
  after: TaxRow | null;
}

/** What differs between two states of the table, row by row. A row is the same where its code and its first day are. */
export function rowDifferences(before: readonly TaxRow[], after: readonly TaxRow[]): RowDifference[] {
  const was = new Map(before.map((row) => [keyOf(row), row]));
  const is = new Map(after.map((row) => [keyOf(row), row]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): RowDifference[] => {
    const [from, to] = [was.get(key) ?? null, is.get(key) ?? null];
    return isEqual(from, to) ? [] : [{ before: from, after: to }];
  });
}

function keyOf({ code, valid_from }: TaxRow): string {
  return `${code} ${valid_from}`;
}
