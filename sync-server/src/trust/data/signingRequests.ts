import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { requests } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

export type SigningRequestRow = typeof requests.$inferSelect;
type State = SigningRequestRow["state"];

/** Requests for a signature. */
export function requestQueries(db: TrustDb) {
  return {
    add: (row: typeof requests.$inferInsert) => void db.insert(requests).values(row).run(),
    byId: (id: string) => db.select().from(requests).where(eq(requests.id, id)).get(),
    byHandle: (hash: string) => db.select().from(requests).where(eq(requests.handle_hash, hash)).get(),
    bySad: (hash: string) => db.select().from(requests).where(eq(requests.sad_hash, hash)).get(),
    /** The requests that wait for a person, the newest first. */
    pendingOf: (subject: string, now: string) =>
      db
        .select()
        .from(requests)
        .where(and(eq(requests.subject, subject), eq(requests.state, "pending"), gt(requests.expires_at, now)))
        .orderBy(desc(requests.made_at))
        .all(),
    /** Moves a request on. @returns false where it was no longer in the state from which it was to move */
    move: (id: string, from: State, to: State, signature: Buffer | null = null): boolean =>
      db
        .update(requests)
        .set({ state: to, signature })
        .where(and(eq(requests.id, id), eq(requests.state, from)))
        .run().changes === 1,
    /** A new SAD takes the place of one whose answer was lost. */
    giveSad: (id: string, sad_hash: string, sad_expires_at: string): boolean =>
      db
        .update(requests)
        .set({ sad_hash, sad_expires_at })
        .where(and(eq(requests.id, id), eq(requests.state, "approved")))
        .run().changes === 1,
    /** Ends what a token has asked for, signatures included that were not handed out. */
    withdraw: (token_hash: string) =>
      db
        .update(requests)
        .set({ state: "withdrawn", signature: null })
        .where(and(eq(requests.token_hash, token_hash), inArray(requests.state, ["pending", "approved"])))
        .returning()
        .all(),
    /** Forgets requests that ended before a time. */
    forget: (before: string) => void db.delete(requests).where(lt(requests.expires_at, before)).run(),
  };
}
