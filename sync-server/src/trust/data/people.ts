import { eq, lt } from "drizzle-orm";
import { people, sessions, usedTickets } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

export type PersonRow = typeof people.$inferSelect;

/** People as the product describes them, and their log-ins to the service's pages. */
export function peopleQueries(db: TrustDb) {
  return {
    bySubject: (subject: string) => db.select().from(people).where(eq(people.subject, subject)).get(),
    subjects: (): string[] =>
      db
        .select({ subject: people.subject })
        .from(people)
        .all()
        .map(({ subject }) => subject),
    /** Forgets a person, and ends the log-ins. */
    forgetPerson(subject: string): void {
      db.delete(sessions).where(eq(sessions.subject, subject)).run();
      db.delete(people).where(eq(people.subject, subject)).run();
    },
    keep: (row: PersonRow) =>
      void db.insert(people).values(row).onConflictDoUpdate({ target: people.subject, set: row }).run(),
    /** @returns false where the ticket was used already */
    useTicket: (id: string, expires_at: string): boolean =>
      db.insert(usedTickets).values({ id, expires_at }).onConflictDoNothing().run().changes === 1,
    addSession: (row: typeof sessions.$inferInsert) => void db.insert(sessions).values(row).run(),
    session: (hash: string) => db.select().from(sessions).where(eq(sessions.hash, hash)).get(),
    endSession: (hash: string) => void db.delete(sessions).where(eq(sessions.hash, hash)).run(),
    /** Forgets tickets and sessions that ended before a time. */
    forget(before: string): void {
      db.delete(usedTickets).where(lt(usedTickets.expires_at, before)).run();
      db.delete(sessions).where(lt(sessions.expires_at, before)).run();
    },
  };
}
