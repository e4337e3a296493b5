import { eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { cardEvents } from "../../tables/billing.ts";
import { selecting, writing } from "../prepared.ts";

type CardEventRow = typeof cardEvents.$inferSelect;

const { placeholder } = sql;

/** Messages of the card payment provider. */
export function cardEventQueries(db: Db) {
  const add = writing(
    db,
    db
      .insert(cardEvents)
      .values({
        id: placeholder("id"),
        type: placeholder("type"),
        payment_id: placeholder("payment_id"),
        received_at: placeholder("received_at"),
      })
      .onConflictDoNothing(),
  );
  const open = selecting(
    db,
    db.select().from(cardEvents).where(isNull(cardEvents.done_at)).orderBy(cardEvents.received_at),
  );
  const done = writing(
    db,
    db
      .update(cardEvents)
      .set({ done_at: sql`${placeholder("at")}` })
      .where(eq(cardEvents.id, placeholder("id"))),
  );
  const forget = writing(db, db.delete(cardEvents).where(sql`${cardEvents.done_at} < ${placeholder("before")}`));
  return {
    /** @returns whether it was not known yet */
    add: (row: Omit<CardEventRow, "done_at">): boolean => add({ ...row }).changes === 1,
    open: (): CardEventRow[] => open.all(),
    done: (id: string, at: string) => void done({ id, at }),
    /** Forgets those that were dealt with before a moment. @returns how many */
    forget: (before: string): number => forget({ before }).changes,
  };
}
