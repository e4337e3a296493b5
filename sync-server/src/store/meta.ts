import type { LeaseKind } from "shared-schema/sync/wire";
import type { Sqlite } from "./database.ts";

const REVISIONS_AFTER = "revisions-after";

/** Counters and the epoch. */
export function metaQueries(sqlite: Sqlite) {
  const get = sqlite.prepare<[string], string>("select value from meta where key = ?").pluck();
  const put = sqlite.prepare<[string, string]>(
    "insert into meta values (?, ?) on conflict do update set value = excluded.value",
  );
  /** Given out in the open transaction; written once, at its end. Null while nothing was. */
  let seq: number | null = null;
  const counterOf = (key: string) => Number(get.get(key) ?? 0);
  const advance = (key: string, by: number): number => {
    const value = counterOf(key) + by;
    put.run(key, String(value));
    return value;
  };
  /** Read once: only this process writes it. */
  let revisionsAfter = counterOf(REVISIONS_AFTER);
  const keep = () => {
    if (seq !== null) put.run("seq", String(seq));
    seq = null;
  };
  return {
    /** Names this life of the database; a restored backup begins a new one. */
    epoch: () => get.get("epoch"),
    setEpoch: (epoch: string) => void put.run("epoch", epoch),
    /** Commit-ordered, as there is a single writer. */
    nextSeq(): number {
      seq = (seq ?? counterOf("seq")) + 1;
      const next = seq;
      if (!sqlite.inTransaction) keep();
      return next;
    },
    skipSeq(by: number): void {
      keep();
      advance("seq", by);
    },
    /** Writes the counter that a transaction has moved, before it commits. */
    keep,
    /** Forgets what a transaction that was taken back has given out. */
    drop: () => {
      seq = null;
    },
    /** New revisions are numbered from above this: 0 until a backup was restored. */
    revisionsAfter: () => revisionsAfter,
    numberRevisionsAfter(rev: number): void {
      put.run(REVISIONS_AFTER, String(rev));
      revisionsAfter = rev;
    },
    /** The highest id ever given out. */
    highestId: (kind: LeaseKind) => counterOf(`id:${kind}`),
    /** Gives out the next `count` ids and answers the last of them. */
    takeIds: (kind: LeaseKind, count: number) => advance(`id:${kind}`, count),
  };
}
