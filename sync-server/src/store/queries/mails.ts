import { and, desc, eq, gt, gte, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { mails } from "../tables/messages.ts";
import { beginning, selecting, writing } from "./prepared.ts";

export interface MailRow {
  id: number;
  key: string;
  kind: string;
  /** The account that it is written to; null for an address alone. */
  user_id: number | null;
  /** The account that it tells others of; null for most. */
  about_user_id: number | null;
  recipient: string;
  reply_to: string | null;
  language: string | null;
  /** JSON; null once the mail has left, and some time after it was given up. */
  letter: string | null;
  state: string;
  attempts: number;
  created_at: string;
  /** When an administrator had it tried again. */
  resent_at: string | null;
  next_at: string;
  sent_at: string | null;
  failure: string | null;
}

/** A mail that has not been tried yet. */
type NewMail = Pick<
  MailRow,
  "key" | "kind" | "user_id" | "about_user_id" | "recipient" | "reply_to" | "language" | "created_at" | "next_at"
> & {
  letter: string;
};

const { placeholder } = sql;

/** The outbox of mail. Moments are UTC. */
export function mailQueries(db: Db) {
  const add = writing(
    db,
    db
      .insert(mails)
      .values({
        key: placeholder("key"),
        kind: placeholder("kind"),
        user_id: placeholder("user_id"),
        about_user_id: placeholder("about_user_id"),
        recipient: placeholder("recipient"),
        reply_to: placeholder("reply_to"),
        language: placeholder("language"),
        letter: placeholder("letter"),
        state: "WAITING",
        created_at: placeholder("created_at"),
        next_at: placeholder("next_at"),
      })
      .onConflictDoNothing({ target: mails.key }),
  );
  // Written out, not bound: the index of the mails that wait is used only then.
  const isWaiting = sql`${mails.state} = 'WAITING'`;
  const due = selecting(
    db,
    db
      .select()
      .from(mails)
      .where(and(isWaiting, lte(mails.next_at, placeholder("now"))))
      .orderBy(mails.next_at, mails.id)
      .limit(1),
  );
  const byId = eq(mails.id, placeholder("id"));
  const begin = writing(
    db,
    db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, next_at: sql`${placeholder("next_at")}` })
      .where(byId),
  );
  const sent = writing(
    db,
    db
      .update(mails)
      .set({ state: "SENT", sent_at: sql`${placeholder("at")}`, letter: null, failure: null })
      .where(byId),
  );
  const withdraw = writing(
    db,
    db
      .update(mails)
      .set({ state: "CANCELLED", letter: null })
      .where(and(isWaiting, gte(mails.key, placeholder("from")), lt(mails.key, placeholder("until")))),
  );
  const cancelled = writing(db, db.update(mails).set({ state: "CANCELLED", letter: null }).where(byId));
  const takenBack = writing(
    db,
    db
      .update(mails)
      .set({ state: "CANCELLED", letter: null })
      .where(and(eq(mails.key, placeholder("key")), isWaiting, eq(mails.attempts, 0))),
  );
  const failed = writing(
    db,
    db
      .update(mails)
      .set({ state: sql`${placeholder("state")}`, failure: sql`${placeholder("failure")}` })
      .where(byId),
  );
  /** When it was written, or last put back by an administrator. */
  const since = sql`coalesce(${mails.resent_at}, ${mails.created_at})`;
  const giveUp = writing(
    db,
    db
      .update(mails)
      .set({ state: "FAILED", failure: sql`coalesce(${mails.failure}, 'too-old')` })
      .where(and(isWaiting, lte(since, placeholder("before")))),
  );
  const erase = writing(
    db,
    db
      .update(mails)
      .set({ letter: null })
      .where(and(eq(mails.state, "FAILED"), isNotNull(mails.letter), lt(since, placeholder("before")))),
  );
  const resend = writing(
    db,
    db
      .update(mails)
      .set({
        ...{ state: "WAITING", attempts: 0, failure: null },
        ...{ next_at: sql`${placeholder("now")}`, resent_at: sql`${placeholder("now")}` },
      })
      .where(and(byId, eq(mails.state, "FAILED"), isNotNull(mails.letter))),
  );
  const get = selecting(db, db.select().from(mails).where(byId));
  const count = { count: sql<number>`count(*)`.as("count") };
  const waiting = selecting(
    db,
    db
      .select(count)
      .from(mails)
      .where(and(isWaiting, eq(mails.kind, placeholder("kind")))),
  );
  // Written out, not bound: the index of the reminders is used only then.
  const isRecentReminder = and(sql`${mails.kind} = 'call-reminder'`, gt(mails.created_at, placeholder("since")));
  const remindersBy = selecting(
    db,
    db
      .select(count)
      .from(mails)
      .where(and(isRecentReminder, eq(mails.about_user_id, placeholder("user")))),
  );
  const remindersTo = selecting(
    db,
    db
      .select(count)
      .from(mails)
      .where(and(isRecentReminder, eq(mails.recipient, placeholder("recipient")))),
  );
  const newest = selecting(
    db,
    db
      .select()
      .from(mails)
      .where(lt(mails.id, placeholder("before")))
      .orderBy(desc(mails.id))
      .limit(placeholder("most")),
  );
  const forget = writing(
    db,
    db.delete(mails).where(and(ne(mails.state, "WAITING"), lt(mails.created_at, placeholder("before")))),
  );
  return {
    /** Writes a mail, unless one with its key was written before. @returns whether it is new */
    add: (mail: NewMail): boolean => add({ ...mail }).changes === 1,
    /** The mail whose turn it is. */
    due: (now: string): MailRow | undefined => due.get({ now }),
    /** Counts an attempt before it is made, and says when the next one would be. */
    beginAttempt: (id: number, next_at: string) => void begin({ id, next_at }),
    /** It has left: the letter is erased. */
    markSent: (id: number, at: string) => void sent({ id, at }),
    /** Cancels the mails that wait and whose keys begin so. */
    withdraw: (key: string) => void withdraw(beginning(key)),
    /** It is not sent: the letter is erased. */
    markCancelled: (id: number) => void cancelled({ id }),
    /** Takes a mail back that was not tried yet. @returns whether there was one */
    takeBack: (key: string): boolean => takenBack({ key }).changes === 1,
    /** An attempt has failed: it waits for the next one, or is given up. */
    markFailed: (id: number, failure: string, state: "WAITING" | "FAILED") => void failed({ id, failure, state }),
    /** Gives up what waits and was written, or put back, at a moment or before it. */
    giveUp: (before: string) => void giveUp({ before }),
    /** Erases the letters of what was given up and was written, or put back, before a moment. */
    eraseLetters: (before: string) => void erase({ before }),
    /** Puts a mail back that was given up and still has its letter. @returns whether there was one */
    resend: (id: number, now: string): boolean => resend({ id, now }).changes === 1,
    byId: (id: number): MailRow | undefined => get.get({ id }),
    /** Counts the waiting mails of a kind. */
    waiting: (kind: string): number => waiting.get({ kind })?.count ?? 0,
    /** Counts the mails of reminders of calls for fund that an account has written since a moment, whatever became of them. */
    remindersBy: (user: number, since: string): number => remindersBy.get({ user, since })?.count ?? 0,
    /** Counts those that were written to an address. */
    remindersTo: (recipient: string, since: string): number => remindersTo.get({ recipient, since })?.count ?? 0,
    /** The newest, of those before a number alone where one is given. */
    newest: (most: number, before = Number.MAX_SAFE_INTEGER): MailRow[] => newest.all({ most, before }),
    /** Deletes mails that were sent or given up and written before a moment. @returns their number */
    forget: (before: string): number => forget({ before }).changes,
  };
}
