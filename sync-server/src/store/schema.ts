import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PassportReadKind } from "shared-schema/guest/passportRead";

// `documents` and `feed` are WITHOUT ROWID, which drizzle cannot say: their migration is written by hand. They are written with
// every edit, `feed` once per reader, and a table that is its own key costs one page less each time.

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
    /** Since when nobody logs in to it, UTC. */
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
    /** The account that had it sent; null for somebody without a log-in. */
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
    /** When it was submitted, UTC. Opening it changes nothing: mail scanners open links. */
    used_at: text(),
  },
  (table) => [
    index("passenger_links_by_passenger").on(table.agreement_id, table.profile_id),
    index("passenger_links_by_maker").on(table.created_by, table.created_at),
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
    /** When the entry ends; null while the passport stands. */
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

/**
 * References between documents: from an agreement to its yacht and its parties' profiles, from a contact to its
 * profile.
 */
export const links = sqliteTable(
  "links",
  {
    source: text().notNull(),
    source_id: text().notNull(),
    target: text({ enum: ["profiles", "yachts"] }).notNull(),
    target_id: text().notNull(),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.source_id, table.target, table.target_id, table.role] }),
    index("links_by_target").on(table.target, table.target_id, table.source),
  ],
);

/**
 * Grants and feed: the users who may see each document, and when it last changed for them. One row holds both, because
 * they change together. `sight` is a set of bits for the private fields of a profile, or the prices of an agreement,
 * that the user gets; null when the grant was taken away. `at` is when it went.
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
    /** Key of the revision's digest in the audit trail; another one once values were erased from the body. */
    salt: text(),
  },
  // The edit's name stands in it too: whether it was taken before is asked of every edit.
  (table) => [index("history_by_document").on(table.collection, table.id, table.rev, table.op)],
);

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

/** The usage of each account: its live documents, and the bytes written for it since a moment. */
export const usage = sqliteTable("usage", {
  user_id: integer().primaryKey(),
  documents: integer().notNull().default(0),
  bytes: integer().notNull().default(0),
  /** When the window began in which the bytes were written, UTC; empty for one that is over. */
  since: text().notNull().default(""),
});

/** The limits of accounts that administrators have raised. JSON by the names of the limits. */
export const accountQuotas = sqliteTable("account_quotas", {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  raised: text().notNull(),
});

/**
 * The audit trail: one row for each verb that wrote something, and for what happened to accounts. Numbers, keys and names of fields
 * only, nothing that a person entered: an address stands as its keyed hash. Rows with a hash are entries of a chain, each of which
 * covers the one before. Triggers refuse to change or delete them; only `details`, `address` and `salt` can be emptied.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null is the server itself, or somebody who is not logged in. */
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
  (table) => [index("mails_due").on(table.next_at).where(sql`state = 'WAITING'`)],
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
 * Browsers that are told of news by web push, each bound to its session: whatever ends that ends this. An address belongs to the session
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
export const pushes = sqliteTable(
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
 * The calls for fund and payments of each agreement: REST names them without it. Devices make their ids, so that two agreements may
 * hold the same one.
 */
export const moneyParts = sqliteTable(
  "money_parts",
  { part: text().notNull(), agreement_id: text().notNull() },
  (table) => [primaryKey({ columns: [table.part, table.agreement_id] })],
);

/**
 * Lines of bank statements, read by the account that imported them and nobody else. The line itself is JSON; the other columns say what
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
    /** UTC. */
    at: text().notNull(),
    user_id: integer(),
  },
  (table) => [uniqueIndex("ledger_entries_once").on(table.agreement_id, table.payment_id, table.kind, table.account)],
);
