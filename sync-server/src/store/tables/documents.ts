import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { StoredBody } from "../storedBody.ts";

// `documents` and `feed` are WITHOUT ROWID, which drizzle cannot say: their migration is written by hand. They are written with
// every edit, `feed` once per reader, and a table that is its own key costs one page less each time.

/** Every synced document, as it stands: its body is that of its newest revision. `owner_id` repeats what the body says, for the index. */
export const documents = sqliteTable(
  "documents",
  {
    collection: text().notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    deleted: integer().notNull().default(0),
    owner_id: integer(),
    revision: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    index("documents_by_owner").on(table.collection, table.owner_id).where(sql`owner_id is not null`),
  ],
);

/**
 * References between documents: from an agreement to its yacht and its parties' profiles, from a contact to its
 * profile, from a message with a guest's value to the guest's profile.
 */
export const links = sqliteTable(
  "links",
  {
    source: text().notNull(),
    source_id: text().notNull(),
    target: text({ enum: ["profiles", "yachts"] }).notNull(),
    target_id: text().notNull(),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.source_id, table.target, table.target_id, table.role] }),
    index("links_by_target").on(table.target, table.target_id, table.source),
  ],
);

/**
 * Grants and feed: the users who may see each document, and when it last changed for them. One row holds both, because
 * they change together. `sight` is a set of bits for the private fields of a profile, or the prices of an agreement,
 * that the user gets; null when the grant was taken away. `at` is when it went.
 */
export const feed = sqliteTable(
  "feed",
  {
    collection: text().notNull(),
    id: text().notNull(),
    user_id: integer().notNull(),
    seq: integer().notNull(),
    gone: integer().notNull(),
    sight: integer(),
    at: text(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id, table.user_id] }),
    // Holds all that a pull asks of this table.
    index("feed_by_seq").on(table.user_id, table.collection, table.seq, table.gone, table.sight),
    index("feed_gone").on(table.at).where(sql`gone = 1`),
  ],
);

/** Every body that was ever committed, each once and in the order of its writing; it is also the record of who wrote what and when. */
export const history = sqliteTable(
  "history",
  {
    revision: integer().primaryKey(),
    collection: text().notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    user_id: integer(),
    op: text().notNull(),
    schema: integer().notNull(),
    deleted: integer().notNull(),
    at: text().notNull(),
    body: text().$type<StoredBody>().notNull(),
    /** Key of the revision's digest in the audit trail; another one once values were erased from the body. */
    salt: text(),
  },
  (table) => [
    // The edit's name is in it too: whether it was taken before is asked of every edit.
    index("history_by_document").on(table.collection, table.id, table.rev, table.op),
    // Whether someone is known by an address is asked for each new contact.
    index("history_by_address").on(sql`lower(body ->> 'email')`, table.id).where(sql`collection = 'profiles'`),
  ],
);

/** The highest version of each yacht and profile that a generated contract has frozen: the next edit raises the document's own. */
export const frozenVersions = sqliteTable(
  "frozen_versions",
  {
    collection: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
);
