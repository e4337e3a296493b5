import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { requests } from "../../tables/agreements.ts";
import { documents, history } from "../../tables/documents.ts";
import { kycDocuments } from "../../tables/kyc.ts";
import { mails } from "../../tables/messages.ts";
import { ledgerEntries, statementLines } from "../../tables/money.ts";
import { ops, recoveredRevisions } from "../../tables/sync.ts";
import type { HistoryRow } from "../ledger.ts";
import { selecting, stepping, writing } from "../statement.ts";
import type { ChainQueries } from "./chain.ts";

/** Collections whose documents copy something of a profile, or name files that show it. */
const COPYING = [
  "profiles",
  "contacts",
  "inbox",
  "snapshots",
  "approvals",
  "payee_accounts",
  "guest_preferences",
  "crew_lists",
  "agreements",
];

const { placeholder } = sql;
const ROWID = sql<number>`rowid`.as("row");
const IS_NEXT = sql`rowid > ${placeholder("after")}`;
const BY_ROWID = sql`rowid`;

const ITS_DOCUMENT = sql<string | null>`${recoveredRevisions.collection} || '/' || ${recoveredRevisions.id}`.as(
  "document",
);
const ANSWERED = sql<string | null>`${ops.document}`.as("document");
/** The client on whose behalf the line was paid; null where it is recorded as no payment, or names nobody. */
const PAID_FOR = sql<
  string | null
>`(SELECT 'profiles/' || paid.profile_id FROM ${ledgerEntries} AS paid WHERE paid.payment_id = statement_lines.payment_id AND paid.kind = 'RECORDED' AND paid.account <> 'PAYEE')`.as(
  "document",
);
const NO_DOCUMENT = sql<string | null>`null`.as("document");

/** A text outside the history, by its row. */
export interface KeptText {
  row: number;
  /** The document that it is a state of, or the profile that it is about, `profiles/12`; null where it is none. */
  document: string | null;
  text: string;
}

/** Reads and rewrites what values are erased from. Nothing else ever changes what was written. */
export function erasureQueries(db: Db, chain: ChainQueries) {
  // By number, not by the index of documents, which would be sorted anew for every row.
  const isCopying = sql`+${history.collection} in (${sql.join(COPYING, sql`, `)})`;
  const nextRevision = selecting(
    db,
    db
      .select()
      .from(history)
      .where(and(isCopying, gt(history.revision, placeholder("after"))))
      .orderBy(history.revision)
      .limit(1),
  );
  const profiles = selecting(
    db,
    db.select({ id: history.id, body: history.body }).from(history).where(eq(history.collection, "profiles")),
  );
  const nextDocument = selecting(
    db,
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.collection, placeholder("collection")), gt(documents.id, placeholder("after"))))
      .orderBy(documents.id)
      .limit(1),
  );
  const naming = selecting(
    db,
    db
      .select({ revision: history.revision })
      .from(history)
      .where(sql`instr(${history.body}, ${placeholder("name")}) > 0`)
      .limit(1),
  );
  const inCheck = selecting(
    db,
    db
      .select({ id: kycDocuments.id })
      .from(kycDocuments)
      .where(
        and(
          eq(kycDocuments.sha256, placeholder("name")),
          or(isNull(kycDocuments.removed_at), gt(kycDocuments.removed_at, placeholder("now"))),
        ),
      )
      .limit(1),
  );
  const rewrite = writing(
    db,
    db
      .update(history)
      .set({ body: sql`${placeholder("body")}`, salt: sql`${placeholder("salt")}` })
      .where(eq(history.revision, placeholder("revision"))),
  );
  const nextText = {
    answers: selecting(
      db,
      db
        .select({ row: ROWID, document: ANSWERED, text: sql<string>`${ops.result}`.as("text") })
        .from(ops)
        .where(IS_NEXT)
        .orderBy(BY_ROWID)
        .limit(1),
    ),
    recovered: selecting(
      db,
      db
        .select({ row: ROWID, document: ITS_DOCUMENT, text: sql<string>`${recoveredRevisions.body}`.as("text") })
        .from(recoveredRevisions)
        .where(and(isNotNull(recoveredRevisions.body), IS_NEXT))
        .orderBy(BY_ROWID)
        .limit(1),
    ),
    letters: selecting(
      db,
      db
        .select({ row: ROWID, document: NO_DOCUMENT, text: sql<string>`${mails.letter}`.as("text") })
        .from(mails)
        .where(and(isNotNull(mails.letter), IS_NEXT))
        .orderBy(BY_ROWID)
        .limit(1),
    ),
    requests: selecting(
      db,
      db
        .select({ row: ROWID, document: NO_DOCUMENT, text: sql<string>`${requests.asked}`.as("text") })
        .from(requests)
        .where(IS_NEXT)
        .orderBy(BY_ROWID)
        .limit(1),
    ),
    lines: selecting(
      db,
      db
        .select({ row: ROWID, document: PAID_FOR, text: sql<string>`${statementLines.line}`.as("text") })
        .from(statementLines)
        .where(IS_NEXT)
        .orderBy(BY_ROWID)
        .limit(1),
    ),
  };
  const isRow = sql`rowid = ${placeholder("row")}`;
  const text = sql`${placeholder("text")}`;
  const replace = {
    answers: writing(db, db.update(ops).set({ result: text }).where(isRow)),
    recovered: writing(db, db.update(recoveredRevisions).set({ body: text }).where(isRow)),
    letters: writing(db, db.update(mails).set({ letter: text }).where(isRow)),
    requests: writing(db, db.update(requests).set({ asked: text }).where(isRow)),
    lines: writing(db, db.update(statementLines).set({ line: text }).where(isRow)),
  };
  const forgetMails = writing(db, db.delete(mails).where(sql`lower(${mails.recipient}) = ${placeholder("address")}`));
  const forgetReplies = writing(
    db,
    db
      .update(mails)
      .set({ reply_to: null })
      .where(sql`lower(${mails.reply_to}) = ${placeholder("address")}`),
  );
  return {
    /** Every revision of the collections that copy something of a profile, one by one. They may be rewritten meanwhile. */
    revisions: (): Generator<HistoryRow> => stepping(nextRevision, ({ revision }) => revision),
    /** Every body that a profile has ever had, one by one; nothing is written meanwhile. */
    *profiles(): Generator<{ id: string; body: string }> {
      yield* profiles.iterate({});
    },
    /** The keys of all documents in these collections, one by one. They may be written meanwhile. */
    *documents(): Generator<{ collection: string; id: string }> {
      for (const collection of COPYING) {
        let row = nextDocument.get({ collection, after: "" });
        while (row !== undefined) {
          yield { collection, id: row.id };
          row = nextDocument.get({ collection, after: row.id });
        }
      }
    },
    /** Whether the check of a party, an upload to one that runs, or any revision of any document names a file. Reads the whole history where no check does. */
    namesFile: (name: string, now: string): boolean =>
      inCheck.get({ name, now }) !== undefined || naming.get({ name }) !== undefined,
    /** Replaces a body, under a new salt. The next entry of the audit trail covers the revision as it is now. */
    rewrite(row: HistoryRow, body: string): void {
      const salt = chain.newSalt();
      rewrite({ revision: row.revision, body, salt });
      chain.seal(row.revision, { ...row, body }, salt);
    },
    /** JSON texts outside the history, one by one: answers to edits, revisions that devices brought back, letters that wait, requests, lines of bank statements. They may be rewritten meanwhile. */
    texts: (kind: TextKind): Generator<KeptText> => stepping(nextText[kind], ({ row }) => row),
    replaceText: (kind: TextKind, row: number, to: string | null) => void replace[kind]({ row, text: to }),
    /** Forgets the mails to an address, in lower case, and that others are to be answered there. @returns how many were forgotten */
    forgetMails(address: string): number {
      forgetReplies({ address });
      return forgetMails({ address }).changes;
    },
    /** Removes what was overwritten from the file itself. @throws where another process holds the database open */
    scrub(): void {
      db.$client.exec("VACUUM");
      db.$client.pragma("wal_checkpoint(TRUNCATE)");
    },
  };
}

/** Where JSON texts lie outside the history. */
export const KEPT_TEXTS = ["answers", "recovered", "letters", "requests", "lines"] as const;
export type TextKind = (typeof KEPT_TEXTS)[number];
