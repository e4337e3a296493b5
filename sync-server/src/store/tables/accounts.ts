import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Accounts. The email address is kept in lower case. It belongs to the one account that has confirmed it; any number of others may
 * have been opened with it.
 */
export const users = sqliteTable(
  "users",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    is_admin: integer().notNull().default(0),
    /** Ticked by an administrator: others create no agreements. */
    may_create_agreements: integer().notNull().default(0),
    created_at: text().notNull(),
    /** When the owner of the address was seen to own the account, UTC. */
    confirmed_at: text(),
    /** Since when no one logs in to it, UTC. */
    deactivated_at: text(),
    /** The account that has taken over everything of this one. */
    merged_into: integer(),
  },
  (table) => [
    uniqueIndex("users_by_confirmed_email").on(table.email).where(sql`confirmed_at is not null`),
    index("users_by_email").on(table.email),
    // Asked with every push.
    index("users_by_merged_into").on(table.merged_into).where(sql`merged_into is not null`),
  ],
);

/**
 * Single-use links that were mailed. Only the hash of the token is kept: a stolen copy of the database opens nothing. A link to recover
 * or to confirm is bound to an account, a link to claim to a profile, and each to the address that it was sent to.
 */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ["recovery", "confirmation", "claim"] }).notNull(),
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    profile_id: text(),
    email: text().notNull(),
    /** The account that had it sent; null for someone without a log-in. */
    created_by: integer(),
    created_at: text().notNull(),
    expires_at: text().notNull(),
    used_at: text(),
  },
  (table) => [
    index("account_tokens_by_email").on(table.email, table.purpose, table.created_at),
    index("account_tokens_by_profile").on(table.profile_id).where(sql`profile_id is not null`),
    index("account_tokens_by_sender").on(table.created_by, table.purpose, table.created_at),
  ],
);

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
    /** When it was last used, to within a few minutes. */
    used_at: text().notNull(),
    /** Its name in the list of devices: says nothing of the token. */
    id: text().notNull().default(""),
    /** Browser and system, as the log-in named them. */
    device: text().notNull().default(""),
    /** When it was last proved that its user is the account's owner, UTC; empty when never. */
    proved_at: text().notNull().default(""),
  },
  (table) => [index("sessions_by_user").on(table.user_id)],
);

/** The usage of each account: its live documents, and the bytes written for it since a moment. */
export const usage = sqliteTable("usage", {
  user_id: integer().primaryKey(),
  documents: integer().notNull().default(0),
  bytes: integer().notNull().default(0),
  /** When the window began in which the bytes were written, UTC; empty for one that is over. */
  since: text().notNull().default(""),
});
