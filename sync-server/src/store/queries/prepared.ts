import { is, Param, Placeholder, type Query } from "drizzle-orm";
import type { Db } from "../database.ts";

type Value = string | number | bigint | Buffer | null;
/** The value of each placeholder. */
export type Values = Readonly<Record<string, Value>>;

/**
 * Queries are written with drizzle's builder, which types them, and prepared once as statements of better-sqlite3, when they are first
 * used: to build and prepare all 300 takes 40 ms of a start. Drizzle's own
 * prepared queries look at each parameter and each column again at every call, and cannot be read row by row: to note an audit event
 * takes 2.4 µs with them and 1.4 µs in this way. Columns hold numbers and texts alone, which need no mapping.
 */
interface Built {
  toSQL(): Query;
}

interface Selecting<Row> extends Built {
  readonly _: { readonly result: Row[] };
}

/** A query that answers rows. A column takes the name under which it is selected: one that is renamed needs `as`. */
export function selecting<Row>(db: Db, query: Selecting<Row>) {
  const prepared = atFirstUse(() => {
    const { sql, bind } = compile(query);
    return { statement: db.$client.prepare<[Value[]], Row>(sql), bind };
  });
  return {
    get(values: Values = {}): Row | undefined {
      const { statement, bind } = prepared();
      return statement.get(bind(values));
    },
    all(values: Values = {}): Row[] {
      const { statement, bind } = prepared();
      return statement.all(bind(values));
    },
    /** Row by row; nothing is written meanwhile. */
    iterate(values: Values = {}): IterableIterator<Row> {
      const { statement, bind } = prepared();
      return statement.iterate(bind(values));
    },
  };
}

/**
 * Reads rows one by one by a number that rises, so that they may be written in between.
 * @param next a query for the first row whose number is above `after`
 * @param from the number to begin after
 */
export function* stepping<Row>(
  next: { get: (values: Values) => Row | undefined },
  numberOf: (row: Row) => number,
  from = 0,
): Generator<Row> {
  let row = next.get({ after: from });
  while (row !== undefined) {
    yield row;
    row = next.get({ after: numberOf(row) });
  }
}

/** A query that writes. */
export function writing(db: Db, query: Built) {
  const prepared = atFirstUse(() => {
    const { sql, bind } = compile(query);
    return { statement: db.$client.prepare<[Value[]]>(sql), bind };
  });
  return (values: Values = {}) => {
    const { statement, bind } = prepared();
    return statement.run(bind(values));
  };
}

/** The bounds of the texts that begin so: an index finds them, where a function of the column would read every row. */
export function beginning(text: string): { from: string; until: string } {
  return { from: text, until: `${text}\u{10ffff}` };
}

/** Makes something once, when it is first asked for. */
function atFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function compile(query: Built): { sql: string; bind: (values: Values) => Value[] } {
  const { sql, params } = query.toSQL();
  const held = params.map(heldBy);
  const constants = held.map((param): Value => (param instanceof Placeholder ? null : param));
  const names = held.flatMap((param, at) => (param instanceof Placeholder ? [{ at, name: param.name }] : []));
  return {
    sql,
    bind(values) {
      const bound = constants.slice();
      for (const { at, name } of names) {
        const value = values[name];
        if (value === undefined) throw new Error(`There is no value for ${name}`);
        bound[at] = value;
      }
      return bound;
    },
  };
}

/** A parameter of a query, without the encoder that drizzle adds to some. */
function heldBy(param: unknown): Placeholder | Value {
  const held = is(param, Param) ? param.value : param;
  if (held instanceof Placeholder || held === null || typeof held === "string" || typeof held === "number") return held;
  throw new Error(`A query holds ${typeof held}, which no column does`);
}
