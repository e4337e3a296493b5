import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/**
 * The calls for fund and payments of each agreement: REST names them without it. Devices make their ids, so that two agreements may
 * hold the same one.
 */
export const moneyParts = sqliteTable(
  "money_parts",
  { part: text().notNull(), agreement_id: text().notNull() },
  (table) => [primaryKey({ columns: [table.part, table.agreement_id] })],
);

/**
 * Requests that were sent under a key, by account: a key means one request for ever. `request` is the SHA-256 of what was asked,
 * `part` the payment, expense or transfer that came of it.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    request: text().notNull(),
    part: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

/**
 * Lines of bank statements, read by the account that imported them and no one else. The line itself is JSON; the other columns say what
 * became of it. A payment that is cancelled leaves its line open again.
 */
export const statementLines = sqliteTable(
  "statement_lines",
  {
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By which the line is known again in another file. */
    key: text().notNull(),
    imported_at: text().notNull(),
    booked: text().notNull(),
    line: text().notNull(),
    /** 1: it is no payment on a call for fund, and is not proposed for any. */
    set_aside: integer().notNull().default(0),
    /** The line of an earlier import that it seems to be: it was set aside because of it. */
    twin_of: text(),
    /** The payment that it was recorded as, or tied to, and how often it was. */
    agreement_id: text(),
    payment_id: text(),
    /** The transfer that it was recorded as, in parts; `payment_id` is the first of them then. */
    transfer_id: text(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("statement_lines_by_key").on(table.user_id, table.key),
    index("statement_lines_by_day").on(table.user_id, table.booked),
  ],
);

/**
 * The ledger of payments, in double entry: rows are added and stay. The amounts of one payment and kind add up to zero, in whole
 * minor units of the currency; positive is a debit.
 */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    agreement_id: text().notNull(),
    payment_id: text().notNull(),
    kind: text().notNull(),
    account: text().notNull(),
    profile_id: integer(),
    currency: text().notNull(),
    amount: integer().notNull(),
    /** The transfer of which the payment is a part; null where it is one by itself, and of an expense. */
    transfer_id: text(),
    /** UTC. */
    at: text().notNull(),
    user_id: integer(),
  },
  (table) => [uniqueIndex("ledger_entries_once").on(table.agreement_id, table.payment_id, table.kind, table.account)],
);
