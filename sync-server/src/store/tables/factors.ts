import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** The secret that an account shares with an authenticator app, sealed with a key that is not in the database. */
export const totpSecrets = sqliteTable("totp_secrets", {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealed: text().notNull(),
  created_at: text().notNull(),
  /** When a code has shown that the app has it; it counts from then on. */
  confirmed_at: text(),
  /** The time step of the last code that was taken: each code works once. */
  last_step: integer().notNull().default(0),
});

/** Ten codes that stand for a lost second factor, each once: hashes alone. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Public keys of WebAuthn, in Base64url. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    public_key: text().notNull(),
    /** The uses that the authenticator has counted. */
    counter: integer().notNull(),
    /** How a browser reaches it, separated by commas. */
    transports: text().notNull(),
    name: text().notNull(),
    created_at: text().notNull(),
    used_at: text(),
  },
  (table) => [index("passkeys_by_user").on(table.user_id)],
);

/** Log-ins between password and second factor, and ceremonies of WebAuthn. Only the hash of the token is kept. */
export const challenges = sqliteTable(
  "challenges",
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ["login", "proof", "passkey"] }).notNull(),
    /** Null while a passkey alone logs in: the passkey names the account. */
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The random bytes that the authenticator signs, once they were asked for. */
    bytes: text(),
    /** Codes tried. */
    attempts: integer().notNull().default(0),
    expires_at: text().notNull(),
  },
  (table) => [index("challenges_by_user").on(table.user_id), index("challenges_by_end").on(table.expires_at)],
);
