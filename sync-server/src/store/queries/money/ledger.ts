import { and, eq, sql } from "drizzle-orm";
import type { LedgerEntry } from "shared-schema/payments/ledger";
import type { Db } from "../../database.ts";
import { ledgerEntries } from "../../tables/money.ts";
import { selecting, writing } from "../prepared.ts";

/** The circumstances that are noted with an entry of the ledger. */
interface Circumstances {
  agreement_id: string;
  /** UTC. */
  at: string;
  /** Null is the server itself. */
  user_id: number | null;
}

const { placeholder } = sql;

/** The ledger of payments. A row once written stays: triggers refuse everything else. */
export function ledgerQueries(db: Db) {
  const { payment_id, kind, account, profile_id, currency, amount } = ledgerEntries;
  const columns = {
    payment_id,
    kind: sql<LedgerEntry["kind"]>`${kind}`.as("kind"),
    account: sql<LedgerEntry["account"]>`${account}`.as("account"),
    ...{ profile_id, currency, amount },
  };
  const ofAgreement = eq(ledgerEntries.agreement_id, placeholder("agreement"));
  const ofPayment = and(ofAgreement, eq(payment_id, placeholder("payment")));
  const all = selecting(db, db.select(columns).from(ledgerEntries).where(ofAgreement).orderBy(ledgerEntries.id));
  const one = selecting(db, db.select(columns).from(ledgerEntries).where(ofPayment).orderBy(ledgerEntries.id));
  const agreements = selecting(db, db.selectDistinct({ agreement_id: ledgerEntries.agreement_id }).from(ledgerEntries));
  const add = writing(
    db,
    db
      .insert(ledgerEntries)
      .values({
        agreement_id: placeholder("agreement_id"),
        payment_id: placeholder("payment_id"),
        kind: placeholder("kind"),
        account: placeholder("account"),
        profile_id: placeholder("profile_id"),
        currency: placeholder("currency"),
        amount: placeholder("amount"),
        at: placeholder("at"),
        user_id: placeholder("user_id"),
      })
      .onConflictDoNothing(),
  );
  return {
    /** Adds entries; one that is there already stays as it is. */
    add: (entries: readonly LedgerEntry[], circumstances: Circumstances): void => {
      for (const entry of entries) add({ ...entry, ...circumstances });
    },
    /** In the order in which they were posted. */
    of: (agreement: string): LedgerEntry[] => all.all({ agreement }),
    ofPayment: (agreement: string, payment: string): LedgerEntry[] => one.all({ agreement, payment }),
    /** The agreements that have any. */
    agreements: (): string[] => agreements.all().map(({ agreement_id }) => agreement_id),
  };
}
