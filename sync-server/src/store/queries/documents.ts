import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { openBody, type StoredBody } from "../storedBody.ts";
import { documents, feed, history } from "../tables/documents.ts";
import type { ChainQueries } from "./audit/chain.ts";
import { selecting, writing } from "./prepared.ts";

/** A document as it stands: its body as JSON text, so that a pull hands it on unread. */
export interface DocumentRow {
  collection: string;
  id: string;
  rev: number;
  body: StoredBody;
  deleted: number;
  schema: number;
  updated_at: string;
  updated_by: number | null;
}

interface DocumentWrite extends DocumentRow {
  owner_id: number | null;
  /** The edit's name. */
  op: string;
  /** The number of the current revision; 0 when there is none. */
  upon: number;
}

const { placeholder } = sql;
/** A document with the revision that holds its body. */
const DOCUMENT = {
  collection: documents.collection,
  id: documents.id,
  rev: documents.rev,
  body: history.body,
  deleted: documents.deleted,
  schema: history.schema,
  updated_at: sql<string>`${history.at}`.as("updated_at"),
  updated_by: sql<number | null>`${history.user_id}`.as("updated_by"),
};
const ITS_REVISION = eq(history.revision, documents.revision);
const IN_ORDER = [sql`cast(${documents.id} as integer)`, documents.id];

/** Reads and writes single documents; who may see them is not its business. */
export function documentQueries(db: Db, chain: ChainQueries) {
  const key = and(eq(documents.collection, placeholder("collection")), eq(documents.id, placeholder("id")));
  const get = selecting(db, db.select(DOCUMENT).from(documents).innerJoin(history, ITS_REVISION).where(key));
  const addRevision = writing(
    db,
    db.insert(history).values({
      collection: placeholder("collection"),
      id: placeholder("id"),
      rev: placeholder("rev"),
      user_id: placeholder("updated_by"),
      op: placeholder("op"),
      schema: placeholder("schema"),
      deleted: placeholder("deleted"),
      at: placeholder("updated_at"),
      body: placeholder("body"),
      salt: placeholder("salt"),
    }),
  );
  const put = writing(
    db,
    db
      .insert(documents)
      .values({
        collection: placeholder("collection"),
        id: placeholder("id"),
        rev: placeholder("rev"),
        deleted: placeholder("deleted"),
        owner_id: placeholder("owner_id"),
        revision: placeholder("revision"),
      })
      .onConflictDoUpdate({
        target: [documents.collection, documents.id],
        set: {
          rev: sql`excluded.rev`,
          deleted: sql`excluded.deleted`,
          owner_id: sql`excluded.owner_id`,
          revision: sql`excluded.revision`,
        },
        setWhere: eq(documents.rev, placeholder("upon")),
      }),
  );
  const seen = () =>
    db
      .select({ ...DOCUMENT, sight: sql<number>`${feed.sight}`.as("sight") })
      .from(feed)
      .innerJoin(documents, and(eq(documents.collection, feed.collection), eq(documents.id, feed.id)))
      .innerJoin(history, ITS_REVISION);
  const isSeen = and(isNotNull(feed.sight), eq(documents.deleted, 0), eq(feed.user_id, placeholder("user")));
  const visible = selecting(
    db,
    seen().where(and(isSeen, eq(feed.collection, placeholder("collection")), eq(feed.id, placeholder("id")))),
  );
  const allVisible = selecting(
    db,
    seen()
      .where(and(isSeen, eq(feed.collection, placeholder("collection"))))
      .orderBy(...IN_ORDER),
  );
  const visiblePage = selecting(
    db,
    seen()
      .where(
        and(
          isSeen,
          eq(feed.collection, placeholder("collection")),
          sql`cast(${documents.id} as integer) > ${placeholder("after")}`,
        ),
      )
      .orderBy(...IN_ORDER)
      .limit(placeholder("most")),
  );
  const isOwned = and(
    eq(documents.collection, placeholder("collection")),
    eq(documents.owner_id, placeholder("user")),
    eq(documents.deleted, 0),
  );
  const owned = selecting(
    db,
    db
      .select(DOCUMENT)
      .from(documents)
      .innerJoin(history, ITS_REVISION)
      .where(isOwned)
      .orderBy(...IN_ORDER),
  );
  const ownedIds = selecting(db, db.select({ id: documents.id }).from(documents).where(isOwned));
  const nextOwned = selecting(
    db,
    db
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.collection, placeholder("collection")),
          eq(documents.owner_id, placeholder("user")),
          gt(documents.id, placeholder("after")),
        ),
      )
      .orderBy(documents.id)
      .limit(1),
  );
  const idsSeen = selecting(
    db,
    db
      .select({ id: feed.id })
      .from(feed)
      .where(
        and(
          eq(feed.user_id, placeholder("user")),
          eq(feed.collection, placeholder("collection")),
          isNotNull(feed.sight),
        ),
      ),
  );
  const idsIn = selecting(
    db,
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.collection, placeholder("collection")), eq(documents.deleted, 0)))
      .orderBy(documents.id),
  );
  const everIn = selecting(
    db,
    db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.collection, placeholder("collection")))
      .orderBy(documents.id),
  );
  return {
    /** Deleted ones too. */
    everIn: (collection: string) => everIn.all({ collection }).map(({ id }) => id),
    idsIn: (collection: string) => idsIn.all({ collection }).map(({ id }) => id),
    get: (collection: string, id: string): DocumentRow | undefined => get.get({ collection, id }),
    /**
     * Adds a revision to the history and makes it the current one. The next entry of the audit trail covers it.
     * @throws when the current one is not the one it is based on: nothing is written over what was not read
     */
    put(write: DocumentWrite): void {
      const { collection, id, rev, body, deleted, schema, owner_id, updated_at, updated_by, op, upon } = write;
      const salt = chain.newSalt();
      const text = openBody(body);
      const added = addRevision({ collection, id, rev, updated_by, op, schema, deleted, updated_at, body: text, salt });
      const { changes } = put({ collection, id, rev, deleted, owner_id, revision: added.lastInsertRowid, upon });
      if (changes !== 1) throw new Error(`${collection} ${id} does not stand at revision ${upon}`);
      const revision = { collection, id, rev, user_id: updated_by, schema, deleted, at: updated_at, body };
      chain.seal(Number(added.lastInsertRowid), revision, salt);
    },
    /** The document if that user may see it now, with the bits of its sight. */
    visibleTo: (user: number, collection: string, id: string) => visible.get({ user, collection, id }),
    allVisibleTo: (user: number, collection: string) => allVisible.all({ user, collection }),
    /** Those whose number is above another one, in order. */
    pageVisibleTo: (user: number, collection: string, after: number, most: number) =>
      visiblePage.all({ user, collection, after, most }),
    ownedBy: (collection: string, user: number): DocumentRow[] => owned.all({ collection, user }),
    /** The first that a user owns after an id, in the order of the text; deleted ones too. */
    nextOwned: (collection: string, user: number, after: string) => nextOwned.get({ collection, user, after })?.id,
    /** The ids of the documents that a user may see, deleted ones included. */
    idsSeenBy: (collection: string, user: number) => idsSeen.all({ collection, user }).map(({ id }) => id),
    idsOwnedBy: (collection: string, user: number) => ownedIds.all({ collection, user }).map(({ id }) => id),
  };
}
