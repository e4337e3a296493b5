import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PassportReadKind } from "shared-schema/guest/passportRead";

/**
 * The audit trail: one row for each verb that wrote something, and for what happened to accounts. Numbers, keys and names of fields
 * only, nothing that a person entered: an address is kept as its keyed hash. Rows with a hash are entries of a chain, each of which
 * covers the one before. Triggers refuse to change or delete them; only `details`, `address` and `salt` can be emptied.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null is the server itself, or someone who is not logged in. */
    user_id: integer(),
    verb: text().notNull(),
    collection: text(),
    document_id: text(),
    /** Revisions of the document: null before it was created. */
    from_rev: integer(),
    to_rev: integer(),
    /** JSON; what it holds depends on the verb. */
    details: text(),
    address: text(),
    /** Place in the chain; null for a failure, which is forgotten after half a year and in no chain. */
    number: integer(),
    /** JSON: digests of the revisions that were written with it, by their number in the history. */
    revisions: text(),
    /** Digest of details and address, and its key. */
    said: text(),
    salt: text(),
    hash: text(),
  },
  (table) => [
    index("audit_events_by_address").on(table.user_id, table.address, table.at).where(sql`address is not null`),
    index("audit_stamps").on(table.at).where(sql`verb = 'chain.stamp'`),
    index("audit_events_from_outside").on(table.at).where(sql`address is not null`),
  ],
);

/** Readings of passports: who was shown or has exported one. No verb changes an entry but for merges of accounts and of profiles. */
export const passportReads = sqliteTable(
  "passport_reads",
  {
    /** Of the reader, the person and the day for one that was shown; of the file for one that was exported. */
    key: text().primaryKey(),
    reader_id: integer().notNull(),
    profile_id: text().notNull(),
    agreement_id: text(),
    kind: text().$type<PassportReadKind>().notNull(),
    /** The reader's roles at the time, with «admin» for administrators, between commas. */
    roles: text().notNull(),
    at: text().notNull(),
    noted_at: text().notNull(),
    /** When the entry ends; null while the passport is valid. */
    ends_at: text(),
    /** Files that the entry stands for. */
    files: integer().notNull().default(1),
    /** The key of the last of several files; null where the entry stands for one. */
    last_key: text(),
  },
  (table) => [
    index("passport_reads_by_profile").on(table.profile_id, table.at),
    index("passport_reads_by_reader").on(table.reader_id, table.noted_at),
    index("passport_reads_by_end").on(table.ends_at),
  ],
);

/**
 * Erasures that have begun, and how far each has come: a crash in the middle goes on at the next start. The row goes with the end of its
 * erasure.
 */
export const erasures = sqliteTable("erasures", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** JSON: an account, a profile, or travel data that is due. */
  target: text().notNull(),
  stage: text().notNull(),
  /** Where the stage goes on. Its meaning is the stage's own; empty at its beginning. */
  after: text().notNull(),
  /** JSON: what was rewritten so far, by its kind. */
  counts: text().notNull(),
  /** JSON: names of files that rewritten documents showed. */
  files: text().notNull(),
  /** When it last came further, UTC. */
  moved_at: text().notNull(),
});
