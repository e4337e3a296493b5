import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Answers to edits, so that the same edit sent again gets the same answer. The history alone records an edit that was
 * simply taken. An edit's name is a hash: with the key of its document first, the rows of one push are adjacent.
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
export const recoveredRevisions = sqliteTable(
  "recovered_revisions",
  { collection: text().notNull(), id: text().notNull(), rev: integer().notNull(), body: text() },
  (table) => [primaryKey({ columns: [table.collection, table.id, table.rev] })],
);

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
    /** The number of the block's ids that name a document. */
    used: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.first_id] }),
    index("leases_by_user").on(table.kind, table.user_id, table.at),
  ],
);
