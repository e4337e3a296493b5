import { drizzle } from "drizzle-orm/better-sqlite3";
import { type DatabaseOptions, openDatabase } from "./database.ts";
import { challengeQueries } from "./queries/account/challenges.ts";
import { factorQueries } from "./queries/account/factors.ts";
import { passkeyQueries } from "./queries/account/passkeys.ts";
import { accountRecordQueries } from "./queries/account/records.ts";
import { sessionQueries } from "./queries/account/sessions.ts";
import { accountTokenQueries } from "./queries/account/tokens.ts";
import { userQueries } from "./queries/account/users.ts";
import { requestQueries } from "./queries/agreementRequests.ts";
import { alertQueries } from "./queries/alerts/alerts.ts";
import { mailSettingsQueries } from "./queries/alerts/mailSettings.ts";
import { alertMarkQueries } from "./queries/alerts/marks.ts";
import { webPushQueries } from "./queries/alerts/webPushes.ts";
import { auditQueries } from "./queries/audit/audit.ts";
import { chainQueries } from "./queries/audit/chain.ts";
import { erasureQueries } from "./queries/audit/erasure.ts";
import { erasureRowQueries } from "./queries/audit/erasures.ts";
import { passportReadQueries } from "./queries/audit/passportReads.ts";
import { statementQueries } from "./queries/banking/bankStatements.ts";
import { billingQueries } from "./queries/billing/billing.ts";
import { contractVersionQueries } from "./queries/contractVersions.ts";
import { documentQueries } from "./queries/documents.ts";
import { feedQueries } from "./queries/feed.ts";
import { frozenVersionQueries } from "./queries/frozenVersions.ts";
import { historyQueries } from "./queries/history.ts";
import { historySearchQueries } from "./queries/historySearch.ts";
import { leaseQueries } from "./queries/leases.ts";
import { linkQueries } from "./queries/links.ts";
import { mailQueries } from "./queries/mails.ts";
import { metaQueries } from "./queries/meta.ts";
import { idempotencyKeyQueries } from "./queries/money/idempotencyKeys.ts";
import { ledgerQueries } from "./queries/money/ledger.ts";
import { moneyPartQueries } from "./queries/money/moneyParts.ts";
import { waitingQueries } from "./queries/operator/waiting.ts";
import { passengerLinkQueries } from "./queries/passengerLinks.ts";
import { contactQueries } from "./queries/people/contacts.ts";
import { kycQueries } from "./queries/people/kyc.ts";
import { searchQueries } from "./queries/search.ts";
import { signingQueries } from "./queries/signing/signing.ts";
import { usageQueries } from "./queries/usage.ts";
import { transactions } from "./transactions.ts";

interface StoreOptions extends DatabaseOptions {
  /** Path of the SQLite file. */
  file: string;
  migrationsFolder: string;
  /** Names a fresh database's life. */
  newEpoch: () => string;
  /** Makes keys of digests in the audit trail: 128 bits that no one can guess. */
  newSalt: () => string;
}

/**
 * Opens the store: all queries over one SQLite connection, the single writer.
 * @throws {UnknownDatabase} for the database of another version
 */
export function openStore({ file, migrationsFolder, newEpoch, newSalt, ...options }: StoreOptions) {
  const sqlite = openDatabase(file, migrationsFolder, options);
  const db = drizzle(sqlite);
  const meta = metaQueries(db);
  const leases = leaseQueries(db);
  const users = userQueries(db);
  const usage = usageQueries(db);
  const chain = chainQueries(db, newSalt);
  const audit = auditQueries(db, chain);
  if (meta.epoch() === undefined) meta.setEpoch(newEpoch());
  return {
    documents: documentQueries(db, chain),
    links: linkQueries(db),
    feed: feedQueries(db),
    history: historyQueries(db),
    historySearch: historySearchQueries(db),
    audit,
    erasure: erasureQueries(db, chain),
    erasures: erasureRowQueries(db),
    billing: billingQueries(db),
    contractVersions: contractVersionQueries(db),
    mails: mailQueries(db),
    alerts: alertQueries(db),
    alertMarks: alertMarkQueries(db),
    mailSettings: mailSettingsQueries(db),
    webPushes: webPushQueries(db),
    frozenVersions: frozenVersionQueries(db),
    idempotencyKeys: idempotencyKeyQueries(db),
    moneyParts: moneyPartQueries(db),
    passengerLinks: passengerLinkQueries(db),
    passportReads: passportReadQueries(db),
    ledger: ledgerQueries(db),
    requests: requestQueries(db),
    sessions: sessionQueries(db),
    accountRecords: accountRecordQueries(db),
    accountTokens: accountTokenQueries(db),
    challenges: challengeQueries(db),
    factors: factorQueries(db),
    passkeys: passkeyQueries(db),
    statements: statementQueries(db),
    contacts: contactQueries(db),
    kyc: kycQueries(db),
    leases,
    users,
    usage,
    search: searchQueries(db),
    signing: signingQueries(db),
    waiting: waitingQueries(db),
    meta,
    transaction: transactions(sqlite, [audit, meta, leases, usage], [chain, leases, users]),
    /** Copies the database as it stands into a new file, while others write. */
    backup: async (copy: string) => void (await sqlite.backup(copy)),
    close: () => void sqlite.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
