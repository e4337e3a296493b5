import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// `documents` and `feed` are WITHOUT ROWID, which drizzle cannot say: their migration is written by hand. They are written with
// every edit, `feed` once per reader, and a table that is its own key costs one page less each time.

/** Accounts. The e-mail address is kept in lower case. */
export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  is_admin: integer().notNull().default(0),
  created_at: text().notNull(),
});

/** Log-ins. Only the hash of the bearer token is kept: a stolen copy of the database opens no session. */
export const sessions = sqliteTable(
  "sessions",
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created_at: text().notNull(),
    expires_at: text().notNull(),
  },
  (table) => [index("sessions_by_user").on(table.user_id)],
);

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

/** What a document points to: an agreement to its yacht and its parties' profiles, a contact to its profile. */
export const links = sqliteTable(
  "links",
  {
    source: text().notNull(),
    source_id: text().notNull(),
    target: text().notNull(),
    target_id: text().notNull(),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.source_id, table.target, table.target_id, table.role] }),
    index("links_by_target").on(table.target, table.target_id, table.source),
  ],
);

/**
 * Who may see which document, and when something about it last changed for that user: one row for both, as they change together.
 * `sight` is a set of bits, which private fields of a profile come along; null when the grant was taken away. `at` is when it went.
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
    body: text().notNull(),
  },
  // The edit's name stands in it too: whether it was taken before is asked of every edit.
  (table) => [index("history_by_document").on(table.collection, table.id, table.rev, table.op)],
);

/**
 * What was answered to an edit, so that the same edit sent again is answered the same; of one that was simply taken the history
 * says it. An edit's name is a hash: under the key of its document first, those of one push lie side by side.
 */
export const ops = sqliteTable(
  "ops",
  {
    user_id: integer().notNull(),
    document: text().notNull(),
    op: text().notNull(),
    result: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.document, table.op] })],
);

/**
 * Revisions that a restored backup lacked and a device has brought back: what it and those before it held has been decided. The
 * body is what the device held, as its user saw it; empty when it named the number alone.
 */
export const broughtBack = sqliteTable(
  "brought_back",
  { collection: text().notNull(), id: text().notNull(), rev: integer().notNull(), body: text() },
  (table) => [primaryKey({ columns: [table.collection, table.id, table.rev] })],
);

/** Who did what and when, beside the writing of documents; numbers only, no personal data. */
export const audit = sqliteTable("audit", {
  id: integer().primaryKey(),
  at: text().notNull(),
  user_id: integer(),
  action: text().notNull(),
  collection: text(),
  document_id: text(),
  detail: text(),
});

/** `epoch`, `seq`, the highest id given out per kind, and the number above which revisions are counted since a restore. */
export const meta = sqliteTable("meta", { key: text().primaryKey(), value: text().notNull() });

/** Blocks of ids that devices hold, both ends included. */
export const leases = sqliteTable(
  "leases",
  {
    kind: text().notNull(),
    first_id: integer().notNull(),
    last_id: integer().notNull(),
    user_id: integer().notNull(),
    device: text(),
    at: text().notNull(),
    /** How many of the block's ids name a document. */
    used: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.first_id] }),
    index("leases_by_user").on(table.kind, table.user_id, table.at),
  ],
);
