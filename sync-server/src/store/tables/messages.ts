import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sessions, users } from "./accounts.ts";

/**
 * The outbox of mail: a row is written in the transaction of the verb that causes it, and sent by a loop. The letter is erased
 * once it has left, as it may hold links that open something.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key: the same cause writes one mail. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    /** The account that it is written to, whose settings and rights decide whether it leaves; null for an address alone. */
    user_id: integer(),
    /** The account that it tells others of, where its end takes the mail along. */
    about_user_id: integer(),
    recipient: text().notNull(),
    reply_to: text(),
    /** Null is both: the recipient's language is not known. */
    language: text(),
    /** JSON; null once the mail has left, and some time after it was given up. */
    letter: text(),
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    created_at: text().notNull(),
    /** When an administrator had it tried again, UTC. */
    resent_at: text(),
    /** When it is tried next, UTC. */
    next_at: text().notNull(),
    sent_at: text(),
    /** Code of the last failure; never what the mail server said, which may hold the address. */
    failure: text(),
  },
  (table) => [
    index("mails_due").on(table.next_at).where(sql`state = 'WAITING'`),
    index("mails_reminders").on(table.created_at).where(sql`kind = 'call-reminder'`),
  ],
);

/** News about agreements, one row for each account that it concerns: mailed at once or once a day. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key: the same cause tells an account once. */
    key: text().notNull().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    agreement_id: integer().notNull(),
    /** JSON of the details of its kind; no names of people. */
    details: text().notNull(),
    created_at: text().notNull(),
    /** Mailed at once; waiting for the daily mail, then told by it; or not told, as the account wants none of its kind. */
    way: text({ enum: ["AT_ONCE", "WAITS", "DAILY", "OFF"] })
      .notNull()
      .default("AT_ONCE"),
  },
  (table) => [
    index("alerts_waiting").on(table.user_id).where(sql`way = 'WAITS'`),
    index("alerts_at_once").on(table.user_id, table.created_at, table.agreement_id).where(sql`way = 'AT_ONCE'`),
  ],
);

/** Alerts that an account has dismissed on one of its devices, by the key of their cause. */
export const alertMarks = sqliteTable(
  "alert_marks",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index("alert_marks_by_age").on(table.at)],
);

/**
 * Browsers that get notifications by web push, each bound to its session: whatever ends that ends this. An address belongs to the session
 * that named it last.
 */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    session: text()
      .primaryKey()
      .references(() => sessions.token_hash, { onDelete: "cascade" }),
    user_id: integer().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ["en", "fr"] }).notNull(),
  },
  (table) => [index("push_devices_by_user").on(table.user_id)],
);

/** Messages for these browsers, for a day. */
export const webPushes = sqliteTable(
  "pushes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    session: text()
      .notNull()
      .references(() => pushDevices.session, { onDelete: "cascade" }),
    kind: text().notNull(),
    agreement_id: integer().notNull(),
    /** JSON: the title in the device's language, the agreement's number, and the screen; no names. */
    payload: text().notNull(),
    created_at: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next, UTC; null once it was sent. */
    next_at: text(),
  },
  (table) => [
    index("pushes_by_device").on(table.session, table.created_at),
    index("pushes_due").on(table.next_at).where(sql`next_at is not null`),
    index("pushes_by_age").on(table.created_at),
  ],
);

/** The mail that an account wants. Without a row it has chosen nothing. */
export const mailSettings = sqliteTable("mail_settings", {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  language: text({ enum: ["en", "fr"] }),
  rhythm: text({ enum: ["AT_ONCE", "DAILY"] }).notNull(),
  /** JSON: the kinds that are switched off. */
  off: text().notNull(),
  time_zone: text(),
});
