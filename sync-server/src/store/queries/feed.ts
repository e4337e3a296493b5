import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { COLLECTIONS, type Collection } from "shared-schema/sync/wire";
import type { Db } from "../database.ts";
import { merged } from "../merged.ts";
import type { StoredBody } from "../storedBody.ts";
import { documents, feed, history } from "../tables/documents.ts";
import { selecting, writing } from "./prepared.ts";

/** The users who see a document, each with the bits of sight. */
export type Readers = Map<number, number>;

/** A document's entry in one user's feed. */
export interface FeedRow {
  user_id: number;
  collection: string;
  id: string;
  seq: number;
  /** It left the user's sight, or was deleted. */
  gone: boolean;
  /**
   * Bits of sight; null takes the grant away. A user who saw a deleted document keeps the grant, to learn of a
   * conflict with it.
   */
  sight: number | null;
  at: string;
}

/** A row of a pull: the document's columns are null when it is gone. */
export interface PullRow {
  collection: Collection;
  seq: number;
  gone: number;
  id: string;
  rev: number | null;
  schema: number | null;
  body: StoredBody | null;
  sight: number | null;
}

export interface FeedEvent {
  seq: number;
  collection: string;
  id: string;
}

const { placeholder } = sql;
/** One index holds the places of all collections: over all of them, each is looked up by itself. */
const ANY_COLLECTION = inArray(feed.collection, [...COLLECTIONS]);
const KEY = and(eq(feed.collection, placeholder("collection")), eq(feed.id, placeholder("id")));
const OF_USER = eq(feed.user_id, placeholder("user"));
const EVENT = { seq: feed.seq, collection: feed.collection, id: feed.id };

/**
 * Grants and per-user feed. The grants are a result of the rules, never a source of them; writing a row moves the document to
 * the end of that user's feed.
 */
export function feedQueries(db: Db) {
  const put = writing(
    db,
    db
      .insert(feed)
      .values({
        collection: placeholder("collection"),
        id: placeholder("id"),
        user_id: placeholder("user_id"),
        seq: placeholder("seq"),
        gone: placeholder("gone"),
        sight: placeholder("sight"),
        at: placeholder("at"),
      })
      .onConflictDoUpdate({
        target: [feed.collection, feed.id, feed.user_id],
        set: { seq: sql`excluded.seq`, gone: sql`excluded.gone`, sight: sql`excluded.sight`, at: sql`excluded.at` },
      }),
  );
  const readers = selecting(
    db,
    db
      .select({ user_id: feed.user_id, sight: sql<number>`${feed.sight}`.as("sight") })
      .from(feed)
      .where(and(KEY, isNotNull(feed.sight))),
  );
  const sees = selecting(
    db,
    db
      .select({ seq: feed.seq })
      .from(feed)
      .where(and(KEY, OF_USER, isNotNull(feed.sight))),
  );
  const lost = selecting(
    db,
    db
      .select({ at: feed.at })
      .from(feed)
      .where(and(KEY, OF_USER, eq(feed.gone, 1))),
  );
  const itsDocument = and(eq(documents.collection, feed.collection), eq(documents.id, feed.id));
  const revs = selecting(
    db,
    db
      .select({ id: documents.id, rev: documents.rev })
      .from(feed)
      .innerJoin(documents, itsDocument)
      .where(
        and(OF_USER, eq(feed.collection, placeholder("collection")), isNotNull(feed.sight), eq(documents.deleted, 0)),
      ),
  );
  const pullOf = (collection: Collection) =>
    selecting(
      db,
      db
        .select({
          collection: sql<Collection>`${feed.collection}`.as("collection"),
          seq: feed.seq,
          gone: feed.gone,
          id: feed.id,
          rev: documents.rev,
          schema: history.schema,
          body: history.body,
          sight: feed.sight,
        })
        .from(feed)
        .leftJoin(documents, and(eq(feed.gone, 0), isNotNull(feed.sight), itsDocument, eq(documents.deleted, 0)))
        .leftJoin(history, eq(history.revision, documents.revision))
        .where(and(OF_USER, eq(feed.collection, collection), gt(feed.seq, placeholder("after"))))
        .orderBy(feed.seq)
        .limit(placeholder("limit")),
    );
  // One statement each, because those of a merge are read at the same time.
  const pulls = new Map(COLLECTIONS.map((collection) => [collection, pullOf(collection)]));
  const since = selecting(
    db,
    db
      .select(EVENT)
      .from(feed)
      .where(and(OF_USER, ANY_COLLECTION, gt(feed.seq, placeholder("after"))))
      .orderBy(feed.seq)
      .limit(placeholder("limit")),
  );
  const lastTwo = selecting(
    db,
    db.select(EVENT).from(feed).where(and(OF_USER, ANY_COLLECTION)).orderBy(desc(feed.seq)).limit(2),
  );
  const lastIn = (collection: Collection) =>
    db
      .select({ seq: sql<number | null>`max(${feed.seq})`.as("seq") })
      .from(feed)
      .where(and(OF_USER, eq(feed.collection, collection)));
  const [first, second, ...others] = COLLECTIONS;
  const last = selecting(db, unionAll(lastIn(first), lastIn(second), ...others.map(lastIn)));
  const isOld = and(eq(feed.gone, 1), lt(feed.at, placeholder("before")));
  const forget = writing(db, db.delete(feed).where(and(isOld, isNull(feed.sight))));
  // Place 0 is in no one's pull: the grant alone is kept.
  const withdraw = writing(db, db.update(feed).set({ seq: 0, at: null }).where(isOld));
  return {
    /** Deletes the rows of documents that left someone's sight before a moment. @returns the number of rows */
    pruneGone: (before: string) => forget({ before }).changes + withdraw({ before }).changes,
    put({ user_id, collection, id, seq, gone, sight, at }: FeedRow): void {
      put({ collection, id, user_id, seq, gone: gone ? 1 : 0, sight, at: gone ? at : null });
    },
    readersOf: (collection: string, id: string): Readers =>
      new Map(readers.all({ collection, id }).map((row) => [row.user_id, row.sight])),
    /** Whether the user sees the document, or did when it was deleted. */
    sees: (user: number, collection: string, id: string) => sees.get({ collection, id, user }) !== undefined,
    /** When a document that the user had left the user's sight, within the time that tombstones are kept; null where it did not. */
    lostAt: (user: number, collection: string, id: string) => lost.get({ collection, id, user })?.at ?? null,
    /** Keys and revisions of all that a user sees of a collection. */
    revisionsFor: (user: number, collection: string) => revs.all({ user, collection }),
    /** The rows of some collections in the order of their places. Read one by one; nothing is written meanwhile. */
    pull: (user: number, collections: readonly Collection[], after: number, limit: number): Iterable<PullRow> =>
      merged(
        collections.flatMap((collection) => pulls.get(collection)?.iterate({ user, after, limit }) ?? []),
        ({ seq }) => seq,
        limit,
      ),
    since: (user: number, after: number, limit: number): FeedEvent[] => since.all({ user, after, limit }),
    lastSeq: (user: number) => Math.max(0, ...last.all({ user }).map(({ seq }) => seq ?? 0)),
    /** The newest row and the one before it. */
    lastTwo: (user: number): FeedEvent[] => lastTwo.all({ user }),
  };
}
