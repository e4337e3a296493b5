import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { usage, users } from "../tables/accounts.ts";
import { selecting, writing } from "./prepared.ts";

/** An account's use of its quotas. */
export interface Usage {
  /** Documents that it made and that still stand. */
  documents: number;
  /** Bytes of all that it has had written in the current window. */
  bytes: number;
}

/** So long bytes count together; with the first one written after that, a new window begins. */
const WINDOW_MS = 30 * 86_400_000;

/** Counts what accounts take up: in memory while a transaction is open, and written once at its end. Moments are UTC. */
export function usageQueries(db: Db) {
  const { $client: sqlite } = db;
  const { placeholder } = sql;
  const get = selecting(
    db,
    db
      .select({ documents: usage.documents, bytes: usage.bytes, since: usage.since })
      .from(usage)
      .where(eq(usage.user_id, placeholder("user"))),
  );
  const unconfirmed = selecting(
    db,
    db
      .select({ bytes: sql<number>`coalesce(sum(${usage.bytes}), 0)`.as("bytes") })
      .from(usage)
      .innerJoin(users, eq(users.id, usage.user_id))
      .where(and(isNull(users.confirmed_at), gt(usage.since, placeholder("start")))),
  );
  const isOver = sql`${usage.since} <= ${placeholder("start")}`;
  const add = writing(
    db,
    db
      .insert(usage)
      .values({
        user_id: placeholder("user"),
        documents: placeholder("documents"),
        bytes: placeholder("bytes"),
        since: placeholder("now"),
      })
      .onConflictDoUpdate({
        target: usage.user_id,
        set: {
          documents: sql`${usage.documents} + excluded.documents`,
          bytes: sql`case when ${isOver} then excluded.bytes else ${usage.bytes} + excluded.bytes end`,
          since: sql`case when ${isOver} then excluded.since else ${usage.since} end`,
        },
      }),
  );
  const counted = new Map<number, Usage & { now: string }>();
  /** Usage at the beginning of the transaction: read with every edit. */
  const known = new Map<number, Usage>();
  const standing = (user: number, now: string): Usage => {
    const kept = known.get(user) ?? within(get.get({ user }), startOf(now));
    if (sqlite.inTransaction) known.set(user, kept);
    return kept;
  };
  return {
    /** Returns an account's usage at a moment, with what the open transaction has added. */
    of(user: number, now: string): Usage {
      const [kept, more] = [standing(user, now), counted.get(user)];
      return { documents: kept.documents + (more?.documents ?? 0), bytes: kept.bytes + (more?.bytes ?? 0) };
    },
    /** Returns the bytes of all accounts without a confirmed address, as they were when the transaction began. */
    unconfirmed: (now: string): number => unconfirmed.get({ start: startOf(now) })?.bytes ?? 0,
    add(user: number, more: Usage, now: string): void {
      const before = counted.get(user) ?? { documents: 0, bytes: 0 };
      counted.set(user, { documents: before.documents + more.documents, bytes: before.bytes + more.bytes, now });
    },
    /** Writes what a transaction has counted, before it commits. */
    keep(): void {
      for (const [user, { now, ...more }] of counted) add({ user, ...more, now, start: startOf(now) });
      counted.clear();
      known.clear();
    },
    /** Forgets what a transaction that was taken back has counted. */
    drop(): void {
      counted.clear();
      known.clear();
    },
  };
}

/** A window that began then, or earlier, is over. */
function startOf(now: string): string {
  return new Date(Date.parse(now) - WINDOW_MS).toISOString();
}

function within(kept: (Usage & { since: string }) | undefined, start: string): Usage {
  if (!kept) return { documents: 0, bytes: 0 };
  return { documents: kept.documents, bytes: kept.since <= start ? 0 : kept.bytes };
}
