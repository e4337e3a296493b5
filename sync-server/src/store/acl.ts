import type { Sqlite } from "./database.ts";

/** Who sees a document, with the bits of sight. */
export type Readers = Map<number, number>;

/** The table of grants: a result of the rules, never a source of them. */
export function aclQueries(sqlite: Sqlite) {
  const of = sqlite.prepare<[string, string], { user_id: number; sight: number }>(
    "select user_id, sight from acl where collection = ? and id = ?",
  );
  const has = sqlite
    .prepare<[string, string, number], number>("select 1 from acl where collection = ? and id = ? and user_id = ?")
    .pluck();
  const grant = sqlite.prepare<[string, string, number, number]>(
    "insert into acl values (?, ?, ?, ?) on conflict do update set sight = excluded.sight",
  );
  const revoke = sqlite.prepare<[string, string, number]>(
    "delete from acl where collection = ? and id = ? and user_id = ?",
  );
  const revs = sqlite.prepare<[number, string], { id: string; rev: number }>(`
    select d.id, d.rev from acl a join documents d on d.collection = a.collection and d.id = a.id
    where a.user_id = ? and a.collection = ? and d.deleted = 0`);
  return {
    readersOf: (collection: string, id: string): Readers =>
      new Map(of.all(collection, id).map((row) => [row.user_id, row.sight])),
    /** Whether the user sees the document, or did when it was deleted. */
    has: (collection: string, id: string, user: number) => has.get(collection, id, user) !== undefined,
    grant: (collection: string, id: string, user: number, sight: number) => void grant.run(collection, id, user, sight),
    revoke: (collection: string, id: string, user: number) => void revoke.run(collection, id, user),
    /** Keys and revisions of all that a user sees of a collection. */
    revisionsFor: (user: number, collection: string) => revs.all(user, collection),
  };
}
