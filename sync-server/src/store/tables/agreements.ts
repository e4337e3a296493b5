import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** Requests for agreements. The request itself is in `asked` as JSON; the other columns hold its outcome. */
export const requests = sqliteTable(
  "requests",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the device: sent twice, it is one request. */
    key: text().notNull(),
    created_at: text().notNull(),
    asked: text().notNull(),
    state: text().notNull(),
    reason: text(),
    agreement_id: integer(),
    decided_by: integer(),
    decided_at: text(),
  },
  (table) => [
    uniqueIndex("requests_by_key").on(table.user_id, table.key),
    index("requests_open").on(table.id).where(sql`state = 'OPEN'`),
  ],
);

/**
 * The generated versions of contracts, as they were handed out: nothing in a row changes once it is written. Agreement,
 * terms and approvals are JSON; the page is compressed.
 */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    generated_at: text().notNull(),
    generated_by: integer().notNull(),
    fingerprint: text().notNull(),
    agreement: text().notNull(),
    terms: text().notNull(),
    parties: text().notNull(),
    pdf_sha256: text().notNull(),
    file_name: text().notNull(),
    html: blob({ mode: "buffer" }).notNull(),
    pdf: blob({ mode: "buffer" }).notNull(),
    text: blob({ mode: "buffer" }),
  },
  (table) => [
    primaryKey({ columns: [table.cruise_id, table.version] }),
    uniqueIndex("contract_versions_by_hash").on(table.pdf_sha256),
  ],
);

/**
 * Links by which a passenger fills in particulars and preferences without an account. Only the hash of the token is kept. A passenger
 * has one link on an agreement: a new one ends the former.
 */
export const passengerLinks = sqliteTable(
  "passenger_links",
  {
    token_hash: text().primaryKey(),
    agreement_id: text().notNull(),
    profile_id: text().notNull(),
    created_by: integer().notNull(),
    created_at: text().notNull(),
    expires_at: text().notNull(),
    /** When the form was last sent, UTC. Opening it changes nothing: mail scanners open links. */
    used_at: text(),
  },
  (table) => [
    index("passenger_links_by_passenger").on(table.agreement_id, table.profile_id),
    index("passenger_links_by_maker").on(table.created_by, table.created_at),
  ],
);
