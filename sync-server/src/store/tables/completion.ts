import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What the server does for a version by itself once everybody has signed it, one row for each task. What was done is told by revisions
 * and certificates; a row says when to look again, and why not yet.
 */
export const signingTasks = sqliteTable(
  "signing_tasks",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    task: text({ enum: ["archive", "certificate"] }).notNull(),
    begun_at: text().notNull(),
    /** When it is due, UTC; null when nothing is left to do. */
    due_at: text(),
    /** Attempts in a row that have failed. */
    attempts: integer().notNull().default(0),
    /** JSON: the refusal of the last attempt. */
    cause: text(),
    /** JSON: what the verifier says of the levels, and of which revision. */
    found: text(),
  },
  (table) => [
    primaryKey({ columns: [table.cruise_id, table.version, table.task] }),
    index("signing_tasks_due").on(table.due_at).where(sql`due_at is not null`),
  ],
);

/** Certificates of completion: made once for a version, and never changed. */
export const signingCertificates = sqliteTable(
  "signing_certificates",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    sha256: text().notNull(),
    /** The revision of the contract that it tells of, counted from 1. */
    revision: integer().notNull(),
    file_name: text().notNull(),
    pdf: blob({ mode: "buffer" }).notNull(),
    made_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cruise_id, table.version] })],
);
