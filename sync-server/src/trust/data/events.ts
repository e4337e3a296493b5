import { and, eq, gt } from "drizzle-orm";
import { events } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

export type TrustEvent = typeof events.$inferSelect;
type NewTrustEvent = typeof events.$inferInsert;

/** What happened, in order. */
export function eventQueries(db: TrustDb) {
  return {
    add: (event: NewTrustEvent) => void db.insert(events).values(event).run(),
    isNoted: (kind: TrustEvent["kind"], request_id: string): boolean =>
      db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.request_id, request_id), eq(events.kind, kind)))
        .get() !== undefined,
    /** The events after one; 0 for all. */
    after: (id: number, most = 100): TrustEvent[] =>
      db.select().from(events).where(gt(events.id, id)).orderBy(events.id).limit(most).all(),
  };
}
