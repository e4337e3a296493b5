import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// `acl` and `feed` are WITHOUT ROWID, which drizzle cannot say: their migration is written by hand. They are written once per
// reader of every edit, and a table that is its own key costs one page less each time.

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

/** Every synced document. `owner_id` repeats what the body says, for the index. */
export const documents = sqliteTable(
  "documents",
  {
    collection: text().notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    body: text().notNull(),
    deleted: integer().notNull().default(0),
    schema: integer().notNull(),
    owner_id: integer(),
    updated_at: text().notNull(),
    updated_by: integer(),
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

/** Who may see which document. `sight` is a set of bits: which private fields of a profile come along. */
export const acl = sqliteTable(
  "acl",
  {
    collection: text().notNull(),
    id: text().notNull(),
    user_id: integer().notNull(),
    sight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id, table.user_id] }),
    index("acl_by_user").on(table.user_id, table.collection),
  ],
);

/** One row per user and document: the last time that something about it changed for that user. It compacts itself. */
export const feed = sqliteTable(
  "feed",
  {
    user_id: integer().notNull(),
    collection: text().notNull(),
    id: text().notNull(),
    seq: integer().notNull(),
    gone: integer().notNull(),
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.collection, table.id] }),
    index("feed_by_collection").on(table.user_id, table.collection, table.seq),
    index("feed_by_seq").on(table.user_id, table.seq),
    index("feed_gone").on(table.at).where(sql`gone = 1`),
  ],
);

export const history = sqliteTable(
  "history",
  {
    collection: text().notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    user_id: integer(),
    op: text().notNull(),
    body: text().notNull(),
    deleted: integer().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id, table.rev] })],
);

/**
 * What was answered to an edit, so that the same edit sent again is answered the same. An edit's name is a hash: under the key of
 * its document first, those of one push lie side by side instead of on a page each.
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

/** Who did what and when; numbers only, no personal data. */
export const audit = sqliteTable("audit", {
  id: integer().primaryKey(),
  at: text().notNull(),
  user_id: integer(),
  action: text().notNull(),
  collection: text(),
  document_id: text(),
  detail: text(),
});

/** `epoch`, `seq` and the highest id given out per kind. */
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
