import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The service's own certificates: root, issuing authority, time-stamp authority and seal, each with its sealed key. Old ones stay. */
export const authorities = sqliteTable("authorities", {
  /** In hex. */
  serial: text().primaryKey(),
  kind: text({ enum: ["root", "issuing", "tsa", "seal"] }).notNull(),
  /** The authority that signed it; a root has signed itself. */
  issuer_serial: text().notNull(),
  certificate: blob({ mode: "buffer" }).notNull(),
  /** The private key (PKCS #8), sealed with the master key. */
  sealed_key: text().notNull(),
  not_before: text().notNull(),
  not_after: text().notNull(),
});

/** The newest list of revoked certificates of each authority. */
export const revocationLists = sqliteTable("revocation_lists", {
  issuer_serial: text().primaryKey(),
  number: integer().notNull(),
  list: blob({ mode: "buffer" }).notNull(),
  made_at: text().notNull(),
});

/** A person as the product last described them. */
export const people = sqliteTable("people", {
  /** The product's number of the account. */
  subject: text().primaryKey(),
  name: text().notNull(),
  given_name: text().notNull(),
  family_name: text().notNull(),
  email: text().notNull(),
  email_confirmed_at: text(),
  invited_by: text(),
  second_factor: integer({ mode: "boolean" }).notNull(),
});

/** Tickets that have opened a session: each works once. */
export const usedTickets = sqliteTable("used_tickets", {
  id: text().primaryKey(),
  expires_at: text().notNull(),
});

/** Log-ins to this service's own pages. The cookie is kept as a hash. */
export const sessions = sqliteTable("sessions", {
  hash: text().primaryKey(),
  subject: text().notNull(),
  expires_at: text().notNull(),
});

/** A person's signing key, wrapped by PIN and master key. */
export const credentials = sqliteTable(
  "credentials",
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    salt: blob({ mode: "buffer" }).notNull(),
    wrapped_key: blob({ mode: "buffer" }).notNull(),
    /** Attempts since the last right PIN. */
    attempts: integer().notNull().default(0),
    /** Retired: another credential has taken its place. */
    status: text({ enum: ["enabled", "locked", "retired"] }).notNull(),
    made_at: text().notNull(),
  },
  (table) => [index("credentials_by_subject").on(table.subject)],
);

/** Certificates of credentials; a renewed one is kept beside the one before. */
export const certificates = sqliteTable(
  "certificates",
  {
    serial: text().primaryKey(),
    credential_id: text()
      .notNull()
      .references(() => credentials.id),
    issuer_serial: text().notNull(),
    certificate: blob({ mode: "buffer" }).notNull(),
    /** How the person was identified when it was issued, as JSON. */
    identity: text().notNull(),
    not_before: text().notNull(),
    not_after: text().notNull(),
    revoked_at: text(),
  },
  (table) => [
    index("certificates_by_credential").on(table.credential_id),
    index("certificates_by_issuer").on(table.issuer_serial),
  ],
);

/** Authorisation codes, as hashes. A used one stays until it expires, so that a second use is noticed. */
export const codes = sqliteTable("codes", {
  hash: text().primaryKey(),
  client_id: text().notNull(),
  redirect_uri: text().notNull(),
  challenge: text().notNull(),
  subject: text().notNull(),
  expires_at: text().notNull(),
  used: integer({ mode: "boolean" }).notNull().default(false),
  /** The token that it was exchanged for. */
  token_hash: text(),
});

/** Access tokens, as hashes. */
export const tokens = sqliteTable("tokens", {
  hash: text().primaryKey(),
  client_id: text().notNull(),
  subject: text().notNull(),
  expires_at: text().notNull(),
  revoked: integer({ mode: "boolean" }).notNull().default(false),
});

/** Requests for a signature: what was asked for, and what came of it. */
export const requests = sqliteTable(
  "requests",
  {
    /** The name in the device page's address; it opens nothing without the person's session. */
    id: text().primaryKey(),
    handle_hash: text().notNull().unique(),
    token_hash: text().notNull(),
    client_id: text().notNull(),
    credential_id: text().notNull(),
    subject: text().notNull(),
    /** SHA-256 of the signed attributes, in Base64: the signature is made for it alone. */
    hash: text().notNull(),
    description: text().notNull(),
    /** The document as the client describes it, as JSON. */
    details: text(),
    state: text({ enum: ["pending", "approved", "refused", "locked", "withdrawn", "done"] }).notNull(),
    /** Made when the PIN was given; handed out once, for the SAD. */
    signature: blob({ mode: "buffer" }),
    sad_hash: text().unique(),
    sad_expires_at: text(),
    made_at: text().notNull(),
    expires_at: text().notNull(),
  },
  (table) => [index("requests_by_subject").on(table.subject), index("requests_by_token").on(table.token_hash)],
);

/** What happened, for the product to mail and to audit. Nothing is changed or removed. */
export const events = sqliteTable(
  "events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({
      enum: [
        "enrolled",
        "renewed",
        "device-opened",
        "wrong-pin",
        "locked",
        "refused",
        "approved",
        "withdrawn",
        "code-reused",
      ],
    }).notNull(),
    subject: text().notNull(),
    credential_id: text(),
    request_id: text(),
    at: text().notNull(),
  },
  (table) => [index("events_by_request").on(table.request_id)],
);
