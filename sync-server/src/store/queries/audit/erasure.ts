import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../database.ts";
import { openBody, storedBody } from "../../storedBody.ts";
import { requests } from "../../tables/agreements.ts";
import { history } from "../../tables/documents.ts";
import { kycDocuments } from "../../tables/kyc.ts";
import { mails } from "../../tables/messages.ts";
import { ledgerEntries, statementLines } from "../../tables/money.ts";
import { ops, recoveredRevisions } from "../../tables/sync.ts";
import type { HistoryRow } from "../history.ts";
import { selecting, stepping, writing } from "../prepared.ts";
import type { ChainQueries } from "./chain.ts";

const { placeholder } = sql;
const ROWID = sql<number>`rowid`.as("row");
const IS_NEXT = sql`rowid > ${placeholder("after")}`;
const BY_ROWID = sql`rowid`;

const ITS_DOCUMENT = sql<string | null>`${recoveredRevisions.collection} || '/' || ${recoveredRevisions.id}`.as(
  "document",
);
const ANSWERED = sql<string | null>`${ops.document}`.as("document");
/** The client on whose behalf the line was paid; null where it is recorded as no payment, or names no one. */
const PAID_FOR = sql<
  string | null
>`(SELECT 'profiles/' || paid.profile_id FROM ${ledgerEntries} AS paid WHERE paid.agreement_id = statement_lines.agreement_id AND paid.payment_id = statement_lines.payment_id AND paid.kind = 'RECORDED' AND paid.account <> 'PAYEE')`.as(
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
  const nextRevision = selecting(
    db,
    db
      .select()
      .from(history)
      .where(gt(history.revision, placeholder("after")))
      .orderBy(history.revision)
      .limit(1),
  );
  const nextOfProfile = selecting(
    db,
    db
      .select()
      .from(history)
      .where(
        and(
          eq(history.collection, "profiles"),
          eq(history.id, placeholder("id")),
          gt(history.rev, placeholder("after")),
        ),
      )
      .orderBy(history.rev)
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
  const lastMail = selecting(db, db.select({ id: sql<number>`max(${mails.id})`.as("id") }).from(mails));
  const inPage = and(gt(mails.id, placeholder("after")), lte(mails.id, placeholder("upTo")));
  const forgetMails = writing(
    db,
    db.delete(mails).where(and(inPage, sql`lower(${mails.recipient}) = ${placeholder("address")}`)),
  );
  const forgetReplies = writing(
    db,
    db
      .update(mails)
      .set({ reply_to: null })
      .where(and(inPage, sql`lower(${mails.reply_to}) = ${placeholder("address")}`)),
  );
  return {
    /** Every revision after a number, one by one. They may be rewritten meanwhile. */
    revisions: (after = 0): Generator<HistoryRow> => stepping(nextRevision, ({ revision }) => revision, after),
    /** Every revision of a profile after one of them, one by one. They may be rewritten meanwhile. */
    ofProfile: (id: string, after: number): Generator<HistoryRow> =>
      stepping({ get: (values) => nextOfProfile.get({ ...values, id }) }, ({ rev }) => rev, after),
    /** Whether the check of a party, or an upload to one that runs, names a file. */
    isInCheck: (name: string, now: string): boolean => inCheck.get({ name, now }) !== undefined,
    /** Replaces a body, under a new salt. The next entry of the audit trail covers the revision as it is now. */
    rewrite(row: HistoryRow, body: string): void {
      const salt = chain.newSalt();
      const padded = asLong(body, openBody(row.body));
      rewrite({ revision: row.revision, body: padded, salt });
      chain.seal(row.revision, { ...row, body: storedBody(padded) }, salt);
    },
    /** JSON texts outside the history after a row, one by one: answers to edits, revisions that devices brought back, letters that wait, requests, lines of bank statements. They may be rewritten meanwhile. */
    texts: (kind: TextKind, after = 0): Generator<KeptText> => stepping(nextText[kind], ({ row }) => row, after),
    replaceText: (kind: TextKind, { row, text: from }: KeptText, to: string | null) =>
      void replace[kind]({ row, text: to === null ? null : asLong(to, from) }),
    /** The number of the newest mail; 0 where there is none. */
    lastMail: (): number => lastMail.get()?.id ?? 0,
    /**
     * Forgets the mails to an address, in lower case, and that others are to be answered there, of those after a number and up to another.
     * @returns how many were forgotten
     */
    forgetMails(address: string, after: number, upTo: number): number {
      forgetReplies({ address, after, upTo });
      return forgetMails({ address, after, upTo }).changes;
    },
    /**
     * Moves the log into the file and empties it, so that neither holds what was overwritten.
     * @returns whether that was done: another process may be reading
     */
    emptyLog(): boolean {
      // No one waits for a backup that runs.
      const patience = db.$client.pragma("busy_timeout", { simple: true });
      db.$client.pragma("busy_timeout = 0");
      try {
        const [{ busy } = { busy: 1 }] = z
          .array(z.object({ busy: z.int() }))
          .parse(db.$client.pragma("wal_checkpoint(TRUNCATE)"));
        return busy === 0;
      } finally {
        db.$client.pragma(`busy_timeout = ${Number(patience)}`);
      }
    },
    /** Bytes of the database. */
    bytes: (): number =>
      Number(db.$client.pragma("page_count", { simple: true })) *
      Number(db.$client.pragma("page_size", { simple: true })),
    /** Writes the whole file again. Nothing else happens meanwhile: about a second for 60 MB. @throws where another process is writing */
    rebuild: () => void db.$client.exec("VACUUM"),
  };
}

/**
 * A JSON text as long as the one that it replaces, where it is shorter: SQLite then writes it into the same place. It would otherwise move
 * neighbours to other pages, and their former places are not filled with zeros.
 */
function asLong(text: string, former: string): string {
  return text + " ".repeat(Math.max(0, Buffer.byteLength(former) - Buffer.byteLength(text)));
}

/** Where JSON texts lie outside the history. */
export const KEPT_TEXTS = ["answers", "recovered", "letters", "requests", "lines"] as const;
export type TextKind = (typeof KEPT_TEXTS)[number];
