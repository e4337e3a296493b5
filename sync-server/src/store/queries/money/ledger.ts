import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
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

/** An entry as it is kept. */
export interface PostedEntry extends LedgerEntry, Pick<Circumstances, "agreement_id" | "at"> {
  /** Ascending, in the order of posting. */
  id: number;
}

/** A choice of entries: those of agreements that were posted until a moment, UTC. */
interface Choice {
  agreements: readonly string[];
  until: string;
}

const { placeholder } = sql;

/** The ledger of payments. A row once written stays: triggers refuse everything else. */
export function ledgerQueries(db: Db) {
  const { payment_id, kind, account, profile_id, currency, amount, transfer_id } = ledgerEntries;
  const columns = {
    payment_id,
    kind: sql<LedgerEntry["kind"]>`${kind}`.as("kind"),
    account: sql<LedgerEntry["account"]>`${account}`.as("account"),
    ...{ profile_id, currency, amount, transfer_id },
  };
  const ofAgreement = eq(ledgerEntries.agreement_id, placeholder("agreement"));
  const ofPayment = and(ofAgreement, eq(payment_id, placeholder("payment")));
  const all = selecting(db, db.select(columns).from(ledgerEntries).where(ofAgreement).orderBy(ledgerEntries.id));
  const one = selecting(db, db.select(columns).from(ledgerEntries).where(ofPayment).orderBy(ledgerEntries.id));
  const agreements = selecting(db, db.selectDistinct({ agreement_id: ledgerEntries.agreement_id }).from(ledgerEntries));
  const rows = selecting(db, db.select().from(ledgerEntries).orderBy(ledgerEntries.id));
  const chosen = and(
    sql`${ledgerEntries.agreement_id} IN (SELECT value FROM json_each(${placeholder("agreements")}))`,
    lte(ledgerEntries.at, placeholder("until")),
  );
  const trial = selecting(
    db,
    db
      .select({
        account: columns.account,
        currency,
        debit: sql<number>`sum(max(${amount}, 0))`.as("debit"),
        credit: sql<number>`sum(max(-${amount}, 0))`.as("credit"),
      })
      .from(ledgerEntries)
      .where(chosen)
      .groupBy(currency, account)
      .orderBy(currency, account),
  );
  const latest = selecting(
    db,
    db
      .select({ ...columns, id: ledgerEntries.id, agreement_id: ledgerEntries.agreement_id, at: ledgerEntries.at })
      .from(ledgerEntries)
      .where(and(chosen, lt(ledgerEntries.id, placeholder("before"))))
      .orderBy(desc(ledgerEntries.id))
      .limit(placeholder("most")),
  );
  const counted = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(ledgerEntries)
      .where(chosen),
  );
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
        transfer_id: placeholder("transfer_id"),
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
    /** The debits and credits by currency and account, in whole minor units. */
    trial: (of: Choice) => trial.all(bound(of)),
    count: (of: Choice): number => counted.get(bound(of))?.count ?? 0,
    /** Latest first. @param before the number of an entry */
    latest: ({ before, most, ...of }: Choice & { before: number; most: number }): PostedEntry[] =>
      latest.all({ ...bound(of), before, most }),
    /** The agreements that have any. */
    agreements: (): string[] => agreements.all().map(({ agreement_id }) => agreement_id),
  };
}

/** SQLite takes a list as JSON. */
function bound({ agreements, until }: Choice) {
  return { agreements: JSON.stringify(agreements), until };
}
