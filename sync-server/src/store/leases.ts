import type { LeaseKind } from "shared-schema/sync/wire";
import type { Sqlite } from "./database.ts";

export interface LeaseRow {
  kind: LeaseKind;
  first_id: number;
  last_id: number;
  user_id: number;
  device: string | null;
  at: string;
}

type Block = Pick<LeaseRow, "first_id" | "last_id" | "user_id">;

/** Which block of ids belongs to whom. */
export function leaseQueries(sqlite: Sqlite) {
  const add = sqlite.prepare<LeaseRow>(
    "insert into leases values (@kind, @first_id, @last_id, @user_id, @device, @at, 0)",
  );
  const blockOf = sqlite.prepare<[string, number, number], Block>(`
    select first_id, last_id, user_id from leases where kind = ? and first_id <= ? and last_id >= ?
    order by first_id desc limit 1`);
  const unused = sqlite
    .prepare<[string, number, string], number>(
      "select coalesce(sum(last_id - first_id + 1 - used), 0) from leases where kind = ? and user_id = ? and at > ?",
    )
    .pluck();
  const use = sqlite.prepare<[number, string, number]>(
    "update leases set used = used + ? where kind = ? and first_id = ?",
  );
  /** The block that was found last: the ids of one push mostly lie side by side. Known until the transaction ends. */
  let known: (Block & { kind: LeaseKind }) | null = null;
  const find = (kind: LeaseKind, id: number): Block | undefined => {
    if (known?.kind === kind && known.first_id <= id && id <= known.last_id) return known;
    const block = blockOf.get(kind, id, id);
    if (block && sqlite.inTransaction) known = { ...block, kind };
    return block;
  };
  /** Used in the open transaction; counted once for each block, at its end. */
  let used: { kind: LeaseKind; id: number }[] = [];
  return {
    add: (row: LeaseRow) => void add.run(row),
    /** The user in whose block an id lies. */
    holderOf: (kind: LeaseKind, id: number) => find(kind, id)?.user_id,
    /** How many ids of the blocks that a user was given since a moment name nothing yet. */
    unusedSince: (kind: LeaseKind, user: number, since: string) => unused.get(kind, user, since) ?? 0,
    /** Notes that an id out of a block names a document now. */
    countUse: (kind: LeaseKind, id: number) => void used.push({ kind, id }),
    /** Writes what a transaction has counted, before it commits. */
    keep(): void {
      for (let rest = used; rest[0]; ) {
        const { kind, id } = rest[0];
        const block = find(kind, id) ?? { first_id: id, last_id: id };
        const isOutside = (other: (typeof used)[number]) =>
          other.kind !== kind || other.id < block.first_id || other.id > block.last_id;
        const outside = rest.filter(isOutside);
        use.run(rest.length - outside.length, kind, block.first_id);
        rest = outside;
      }
      used = [];
    },
    /** Forgets what a transaction that was taken back has counted. */
    drop(): void {
      used = [];
    },
    forget(): void {
      known = null;
    },
  };
}
