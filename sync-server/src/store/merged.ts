/**
 * Merges rows that several queries read in the order of a number. Of each query one row is read ahead, and no more.
 * @param most the number of rows after which it ends
 */
export function* merged<Row>(
  queries: readonly Iterator<Row>[],
  numberOf: (row: Row) => number,
  most: number,
): Generator<Row> {
  const heads = new Map<Iterator<Row>, Row>();
  const read = (query: Iterator<Row>) => {
    const { done, value } = query.next();
    if (done) heads.delete(query);
    else heads.set(query, value);
  };
  try {
    for (const query of queries) read(query);
    for (let taken = 0; taken < most; taken += 1) {
      const [first] = [...heads].sort(([, a], [, b]) => numberOf(a) - numberOf(b));
      if (first === undefined) return;
      yield first[1];
      read(first[0]);
    }
  } finally {
    // A statement that is not read to its end stays open.
    for (const query of queries) query.return?.();
  }
}
