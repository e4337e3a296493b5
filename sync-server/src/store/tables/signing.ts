import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * What signing has added to the PDF of a generated version, one row for each revision: nothing in a row changes once it is written. The
 * file of revision n is the generated PDF with the bytes of revisions 1 to n behind it, so each is the beginning of the next.
 */
export const signingRevisions = sqliteTable(
  "signing_revisions",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    /** Counted from 1: the generated PDF is 0. */
    n: integer().notNull(),
    /** Of the whole file up to here, in hex. */
    sha256: text().notNull(),
    bytes: blob({ mode: "buffer" }).notNull(),
    kind: text({ enum: ["seal", "signature", "validation-data", "archive"] }).notNull(),
    /** The account that signed; null for what the server adds. */
    user_id: integer(),
    made_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cruise_id, table.version, table.n] }),
    uniqueIndex("signing_revisions_by_hash").on(table.sha256),
  ],
);

/** The signature of one person on one version, whatever has become of it: no one signs a version twice. */
export const signatures = sqliteTable(
  "signatures",
  {
    id: text().primaryKey(),
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    user_id: integer().notNull(),
    status: text({
      enum: ["NEW", "PREPARING", "UPLOADING", "WAITING", "RETRIEVING", "SIGNED", "FAILED"],
    }).notNull(),
    /** JSON: the parties that it signs for. */
    parties: text().notNull(),
    /** The name of the person, as the contract and the signature print it. */
    name: text().notNull(),
    /** The text that was agreed to, as it was shown, with its SHA-256 in hex. */
    consent: text().notNull(),
    consent_sha256: text().notNull(),
    started_at: text().notNull(),
    /** The network address from which the person began to sign, and how the person was identified then (JSON). */
    address: text(),
    identity: text(),
    changed_at: text().notNull(),
    /** JSON: why it has failed. */
    cause: text(),
    /** Sealed: the access token of the signing service, and the data that activates the signature. */
    token: text(),
    sad: text(),
    handle: text(),
    /** JSON: the key that signs, and the revision that waits for its signature. */
    credential: text(),
    prepared: text(),
    /** The revision that it follows. */
    base: integer(),
    /** The value of the signature, kept as soon as the service has given it. */
    value: blob({ mode: "buffer" }),
    /** The revision that holds it, and the moment that its time stamp proves, UTC. */
    revision: integer(),
    signed_at: text(),
    /** JSON: certificate, serial, authority and level, as the verifier read them; how it was confirmed, and why the stamp is another one. */
    proof: text(),
  },
  (table) => [
    uniqueIndex("signatures_by_person").on(table.cruise_id, table.version, table.user_id),
    index("signatures_open").on(table.changed_at).where(sql`status not in ('SIGNED', 'FAILED')`),
    index("signatures_to_revoke").on(table.id).where(sql`status = 'FAILED' and token is not null`),
  ],
);

/** Log-ins at the signing service that a browser was sent to: each comes back once, within ten minutes. */
export const signingAuthorisations = sqliteTable(
  "signing_authorisations",
  {
    /** SHA-256 of the state, in hex. */
    state_hash: text().primaryKey(),
    signature_id: text()
      .notNull()
      .references(() => signatures.id, { onDelete: "cascade" }),
    user_id: integer().notNull(),
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    /** `service`: the first one. `credential`: over the hash, where the service asks for one. `device`: a ticket for another device. */
    step: text({ enum: ["service", "credential", "device"] }).notNull(),
    /** Sealed: the secret of PKCE. */
    verifier: text().notNull(),
    expires_at: text().notNull(),
    used_at: text(),
  },
  (table) => [index("signing_authorisations_by_end").on(table.expires_at)],
);

/** The person whose signature a version is waiting for: one at a time. */
export const signingLeases = sqliteTable(
  "signing_leases",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    user_id: integer().notNull(),
    until: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cruise_id, table.version] })],
);

/** Parties that have handed their signature to another person. */
export const signingDelegations = sqliteTable(
  "signing_delegations",
  {
    id: text().primaryKey(),
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    party: text().notNull(),
    delegate_profile_id: integer().notNull(),
    state: text({ enum: ["offered", "accepted", "ended"] }).notNull(),
    made_by: integer().notNull(),
    made_at: text().notNull(),
    accepted_at: text(),
    ended_at: text(),
  },
  (table) => [index("signing_delegations_by_version").on(table.cruise_id, table.version)],
);

/** The signatory who has declined a version: one is enough. */
export const signingDeclines = sqliteTable(
  "signing_declines",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    user_id: integer().notNull(),
    name: text().notNull(),
    reason: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cruise_id, table.version] })],
);

/** The order in which a version is signed, where one was given. */
export const signingOrders = sqliteTable(
  "signing_orders",
  {
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    /** JSON: numbers of profiles. */
    profiles: text().notNull(),
    set_by: integer().notNull(),
    set_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cruise_id, table.version] })],
);

/** Requests to sign that were mailed. Whether one was sent is told by its mail. */
export const signingRequests = sqliteTable(
  "signing_requests",
  {
    mail_key: text().primaryKey(),
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    profile_id: integer().notNull(),
    asked_at: text().notNull(),
  },
  (table) => [index("signing_requests_by_version").on(table.cruise_id, table.version)],
);
