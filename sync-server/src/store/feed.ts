import { COLLECTIONS } from "shared-schema/sync/wire";
import type { Sqlite } from "./database.ts";

/** Who sees a document, with the bits of sight. */
export type Readers = Map<number, number>;

/** How a document stands to one user. */
export interface FeedRow {
  user_id: number;
  collection: string;
  id: string;
  seq: number;
  /** It left the user's sight, or was deleted. */
  gone: boolean;
  /** Bits of sight; null takes the grant away. Who saw a deleted document keeps the grant, to be told of a clash with it. */
  sight: number | null;
  at: string;
}

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

/** One index holds the places of all collections: over all of them, each is looked up by itself. */
const ANY_COLLECTION = `collection in (${COLLECTIONS.map((name) => `'${name}'`).join(", ")})`;

/**
 * Grants and per-user feed. The grants are a result of the rules, never a source of them; writing a row moves the document to
 * the end of that user's feed.
 */
export function feedQueries(sqlite: Sqlite) {
  const put = sqlite.prepare<[string, string, number, number, number, number | null, string | null]>(`
    insert into feed values (?, ?, ?, ?, ?, ?, ?)
    on conflict do update set seq = excluded.seq, gone = excluded.gone, sight = excluded.sight, at = excluded.at`);
  const readers = sqlite.prepare<[string, string], { user_id: number; sight: number }>(
    "select user_id, sight from feed where collection = ? and id = ? and sight is not null",
  );
  const sees = sqlite
    .prepare<[string, string, number], number>(
      "select 1 from feed where collection = ? and id = ? and user_id = ? and sight is not null",
    )
    .pluck();
  const revs = sqlite.prepare<[number, string], { id: string; rev: number }>(`
    select d.id, d.rev from feed f join documents d on d.collection = f.collection and d.id = f.id
    where f.user_id = ? and f.collection = ? and f.sight is not null and d.deleted = 0`);
  const pull = sqlite.prepare<[number, string, number, number], PullRow>(`
    select f.seq, f.gone, f.id, d.rev, h.schema, h.body, f.sight from feed f
    left join documents d on f.gone = 0 and f.sight is not null and d.collection = f.collection and d.id = f.id and d.deleted = 0
    left join history h on h.revision = d.revision
    where f.user_id = ? and f.collection = ? and f.seq > ? order by f.seq limit ?`);
  const since = sqlite.prepare<[number, number, number], FeedEvent>(
    `select seq, collection, id from feed where user_id = ? and ${ANY_COLLECTION} and seq > ? order by seq limit ?`,
  );
  const lastTwo = sqlite.prepare<[number], FeedEvent>(
    `select seq, collection, id from feed where user_id = ? and ${ANY_COLLECTION} order by seq desc limit 2`,
  );
  const last = sqlite
    .prepare<[number], number | null>(`
      select max((select max(seq) from feed where user_id = ? and collection = c.value)) from json_each('${JSON.stringify(COLLECTIONS)}') c`)
    .pluck();
  const forget = sqlite.prepare<[string]>("delete from feed where gone = 1 and at < ? and sight is null");
  // Place 0 is in nobody's pull: the grant alone is kept.
  const withdraw = sqlite.prepare<[string]>("update feed set seq = 0, at = null where gone = 1 and at < ?");
  return {
    /** Forgets what left somebody's sight before a moment. @returns how many rows that were */
    pruneGone: (before: string) => forget.run(before).changes + withdraw.run(before).changes,
    put({ user_id, collection, id, seq, gone, sight, at }: FeedRow): void {
      put.run(collection, id, user_id, seq, gone ? 1 : 0, sight, gone ? at : null);
    },
    readersOf: (collection: string, id: string): Readers =>
      new Map(readers.all(collection, id).map((row) => [row.user_id, row.sight])),
    /** Whether the user sees the document, or did when it was deleted. */
    sees: (user: number, collection: string, id: string) => sees.get(collection, id, user) !== undefined,
    /** Keys and revisions of all that a user sees of a collection. */
    revisionsFor: (user: number, collection: string) => revs.all(user, collection),
    pull: (user: number, collection: string, after: number, limit: number) => pull.all(user, collection, after, limit),
    since: (user: number, after: number, limit: number) => since.all(user, after, limit),
    lastSeq: (user: number) => last.get(user) ?? 0,
    /** The newest row and the one before it. */
    lastTwo: (user: number) => lastTwo.all(user),
  };
}
