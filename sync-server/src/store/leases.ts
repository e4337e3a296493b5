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
    "insert into leases values (@kind, @first_id, @last_id, @user_id, @device, @at)",
  );
  const holder = sqlite
    .prepare<[string, number, number], number>(
      "select user_id from leases where kind = ? and first_id <= ? and last_id >= ? order by first_id desc limit 1",
    )
    .pluck();
  const given = sqlite
    .prepare<[string, number, string], number>(
      "select coalesce(sum(last_id - first_id + 1), 0) from leases where kind = ? and user_id = ? and at > ?",
    )
    .pluck();
  const used = sqlite
    .prepare<[string, number, string, string], number>(`
      select count(*) from documents d where d.collection = ? and d.creator_id = ? and exists (
        select 1 from leases l where l.kind = ? and l.user_id = d.creator_id and l.at > ?
        and cast(d.id as integer) between l.first_id and l.last_id)`)
    .pluck();
  return {
    add: (row: LeaseRow) => void add.run(row),
    /** The user in whose block an id lies. */
    holderOf: (kind: LeaseKind, id: number) => holder.get(kind, id, id),
    /** How many ids of the blocks that a user was given since a moment name nothing yet. */
    unusedSince: (kind: LeaseKind, collection: string, user: number, since: string) =>
      (given.get(kind, user, since) ?? 0) - (used.get(collection, user, kind, since) ?? 0),
  };
}
