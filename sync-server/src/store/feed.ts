import type { Sqlite } from "./database.ts";

/** A row of a pull: the document's columns are null when it is gone. */
export interface PullRow {
  seq: number;
  gone: number;
  id: string;
  rev: number | null;
  schema: number | null;
  body: string | null;
  sight: number | null;
}

export interface FeedEvent {
  seq: number;
  collection: string;
  id: string;
}

/** The per-user feed. Writing a row moves the document to the end of that user's feed. */
export function feedQueries(sqlite: Sqlite) {
  const put = sqlite.prepare<[number, string, string, number, number, string]>(`
    insert into feed values (?, ?, ?, ?, ?, ?)
    on conflict do update set seq = excluded.seq, gone = excluded.gone, at = excluded.at`);
  const pull = sqlite.prepare<[number, string, number, number], PullRow>(`
    select f.seq, f.gone, f.id, d.rev, d.schema, d.body, a.sight from feed f
    left join acl a on f.gone = 0 and a.collection = f.collection and a.id = f.id and a.user_id = f.user_id
    left join documents d on a.id is not null and d.collection = f.collection and d.id = f.id and d.deleted = 0
    where f.user_id = ? and f.collection = ? and f.seq > ? order by f.seq limit ?`);
  const since = sqlite.prepare<[number, number, number], FeedEvent>(
    "select seq, collection, id from feed where user_id = ? and seq > ? order by seq limit ?",
  );
  const last = sqlite.prepare<[number], number | null>("select max(seq) from feed where user_id = ?").pluck();
  const lastTwo = sqlite.prepare<[number], FeedEvent>(
    "select seq, collection, id from feed where user_id = ? order by seq desc limit 2",
  );
  const prune = sqlite.prepare<[string]>("delete from feed where gone = 1 and at < ?");
  return {
    /** Forgets what left somebody's sight before a moment. @returns how many rows that were */
    pruneGone: (before: string) => prune.run(before).changes,
    put: (user: number, collection: string, id: string, seq: number, gone: boolean, at: string) =>
      void put.run(user, collection, id, seq, gone ? 1 : 0, at),
    pull: (user: number, collection: string, after: number, limit: number) => pull.all(user, collection, after, limit),
    since: (user: number, after: number, limit: number) => since.all(user, after, limit),
    lastSeq: (user: number) => last.get(user) ?? 0,
    /** The newest row and the one before it. */
    lastTwo: (user: number) => lastTwo.all(user),
  };
}
