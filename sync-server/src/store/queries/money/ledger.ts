import { and, eq, sql } from "drizzle-orm";
import type { LedgerEntry } from "shared-schema/payments/ledger";
import { ledgerDigest } from "../../chain.ts";
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

/** Digests of rows, by their numbers. */
export type LedgerDigests = Readonly<Record<string, string>>;

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
  const rows = selecting(db, db.select().from(ledgerEntries).orderBy(ledgerEntries.id));
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
    /** Adds entries; one that is there already stays as it is. @returns the digests of the rows that are new */
    add: (entries: readonly LedgerEntry[], circumstances: Circumstances): LedgerDigests => {
      const digests: Record<string, string> = {};
      for (const entry of entries) {
        const row = { ...entry, ...circumstances };
        const { changes, lastInsertRowid } = add(row);
        if (changes > 0) digests[String(lastInsertRowid)] = ledgerDigest({ id: Number(lastInsertRowid), ...row });
      }
      return digests;
    },
    /** The digests of all rows as they are now, one by one; nothing is written meanwhile. */
    *digests(): Generator<[row: number, digest: string]> {
      for (const row of rows.iterate()) yield [row.id, ledgerDigest(row)];
    },
    /** In the order in which they were posted. */
    of: (agreement: string): LedgerEntry[] => all.all({ agreement }),
    ofPayment: (agreement: string, payment: string): LedgerEntry[] => one.all({ agreement, payment }),
    /** The agreements that have any. */
    agreements: (): string[] => agreements.all().map(({ agreement_id }) => agreement_id),
  };
}
