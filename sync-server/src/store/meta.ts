import type { LeaseKind } from "shared-schema/sync/wire";
import type { Sqlite } from "./database.ts";

/** Counters and the epoch. */
export function metaQueries(sqlite: Sqlite) {
  const get = sqlite.prepare<[string], string>("select value from meta where key = ?").pluck();
  const put = sqlite.prepare<[string, string]>(
    "insert into meta values (?, ?) on conflict do update set value = excluded.value",
  );
  const add = sqlite
    .prepare<[string, number, number], number>(`
      insert into meta values (?, cast(? as text)) on conflict do update set value = cast(value as integer) + ?
      returning cast(value as integer)`)
    .pluck();
  const advance = (key: string, by: number): number => {
    const value = add.get(key, by, by);
    if (value === undefined) throw new Error(`The counter ${key} did not advance`);
    return value;
  };
  return {
    /** Names this life of the database; a restored backup begins a new one. */
    epoch: () => get.get("epoch"),
    setEpoch: (epoch: string) => void put.run("epoch", epoch),
    /** Commit-ordered, as there is a single writer. */
    nextSeq: () => advance("seq", 1),
    skipSeq: (by: number) => advance("seq", by),
    /** The highest id ever given out. */
    highestId: (kind: LeaseKind) => Number(get.get(`id:${kind}`) ?? 0),
    /** Gives out the next `count` ids and answers the last of them. */
    takeIds: (kind: LeaseKind, count: number) => advance(`id:${kind}`, count),
  };
}
