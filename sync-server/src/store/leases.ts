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

/** Which block of ids belongs to whom. */
export function leaseQueries(sqlite: Sqlite) {
  const add = sqlite.prepare<LeaseRow>(
    "insert into leases values (@kind, @first_id, @last_id, @user_id, @device, @at, 0)",
  );
  const holder = sqlite
    .prepare<[string, number, number], number>(
      "select user_id from leases where kind = ? and first_id <= ? and last_id >= ? order by first_id desc limit 1",
    )
    .pluck();
  const unused = sqlite
    .prepare<[string, number, string], number>(
      "select coalesce(sum(last_id - first_id + 1 - used), 0) from leases where kind = ? and user_id = ? and at > ?",
    )
    .pluck();
  const use = sqlite.prepare<[string, string, number, number]>(`
    update leases set used = used + 1 where kind = ?
    and first_id = (select max(first_id) from leases where kind = ? and first_id <= ?) and last_id >= ?`);
  return {
    add: (row: LeaseRow) => void add.run(row),
    /** The user in whose block an id lies. */
    holderOf: (kind: LeaseKind, id: number) => holder.get(kind, id, id),
    /** How many ids of the blocks that a user was given since a moment name nothing yet. */
    unusedSince: (kind: LeaseKind, user: number, since: string) => unused.get(kind, user, since) ?? 0,
    /** Notes that an id out of a block names a document now. */
    countUse: (kind: LeaseKind, id: number) => void use.run(kind, kind, id, id),
  };
}
