import { and, eq, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import { type AnySQLiteColumn, alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../database.ts";
import { requests } from "../../tables/agreements.ts";
import { alertMarks, alerts, mailSettings, mails } from "../../tables/messages.ts";
import { statementLines } from "../../tables/money.ts";
import { signatures, signingDeclines } from "../../tables/signing.ts";
import { writing } from "../prepared.ts";

const { placeholder } = sql;
const own = alias(statementLines, "own");
/** Replaces a name and its words. */
const NAMELESS = "—";

/** The records that an account keeps besides documents. */
export function accountRecordQueries(db: Db) {
  const moveRequests = writing(
    db,
    db
      .update(requests)
      .set({ user_id: sql`${placeholder("to")}` })
      .where(eq(requests.user_id, placeholder("from"))),
  );
  // A line that both have imported stays once.
  const moveLines = writing(
    db,
    db
      .update(statementLines)
      .set({ user_id: sql`${placeholder("to")}` })
      .where(
        and(
          eq(statementLines.user_id, placeholder("from")),
          notExists(
            db
              .select({ id: own.id })
              .from(own)
              .where(and(eq(own.user_id, placeholder("to")), eq(own.key, statementLines.key))),
          ),
        ),
      ),
  );
  const moveMails = writing(
    db,
    db
      .update(mails)
      .set({ about_user_id: sql`${placeholder("to")}` })
      .where(eq(mails.about_user_id, placeholder("from"))),
  );
  const ofUser = <T extends { user_id: AnySQLiteColumn }>(table: T) => eq(table.user_id, placeholder("user"));
  // Signing keeps the number of the account that signed, also where that was merged into another since.
  const ofSigner = ({ user_id }: { user_id: AnySQLiteColumn }) =>
    sql`${user_id} in (with recursive own(id) as (select ${placeholder("user")} union select users.id from users join own on users.merged_into = own.id) select id from own)`;
  const most = placeholder("most");
  const forgotten = [
    writing(db, db.delete(requests).where(ofUser(requests)).limit(most)),
    writing(db, db.delete(statementLines).where(ofUser(statementLines)).limit(most)),
    writing(db, db.delete(alerts).where(ofUser(alerts)).limit(most)),
    writing(db, db.delete(alertMarks).where(ofUser(alertMarks)).limit(most)),
    writing(db, db.delete(mailSettings).where(ofUser(mailSettings)).limit(most)),
    // A signature is evidence, with the name and the text that were signed; one that was not completed is none.
    writing(
      db,
      db
        .delete(signatures)
        .where(and(ofSigner(signatures), ne(signatures.status, "SIGNED")))
        .limit(most),
    ),
    // Where a person signed from, and how they were identified, is in the certificate of completion, and of use to no one else.
    writing(
      db,
      db
        .update(signatures)
        .set({ address: null, identity: null })
        .where(and(ofSigner(signatures), or(isNotNull(signatures.address), isNotNull(signatures.identity))))
        .limit(most),
    ),
    // A version stays declined.
    writing(
      db,
      db
        .update(signingDeclines)
        .set({ name: NAMELESS, reason: NAMELESS })
        .where(and(ofSigner(signingDeclines), ne(signingDeclines.reason, NAMELESS)))
        .limit(most),
    ),
    // Mail to administrators repeats the request that it tells of, and a reminder names its sender.
    writing(
      db,
      db
        .delete(mails)
        .where(eq(mails.about_user_id, placeholder("user")))
        .limit(most),
    ),
  ];
  return {
    /**
     * Deletes requests with the mail that tells of them, lines of bank statements, news and the settings of mail of an account, and what
     * its signatures need not keep.
     * @param most as many at once
     * @returns their number: 0 where nothing is left
     */
    forget(user: number, most: number): number {
      return forgotten.reduce(
        (count, forget) => (count < most ? count + forget({ user, most: most - count }).changes : count),
        0,
      );
    },
    /** Gives the requests, with the mail that tells of them, and the lines of bank statements of an account to another. */
    move(from: number, to: number): void {
      moveRequests({ from, to });
      moveMails({ from, to });
      moveLines({ from, to });
    },
  };
}
