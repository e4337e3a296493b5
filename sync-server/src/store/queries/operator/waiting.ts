import { eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { sessions } from "../../tables/accounts.ts";
import { auditEvents } from "../../tables/audit.ts";
import { alerts, mails } from "../../tables/messages.ts";
import { selecting } from "../prepared.ts";

/** A queue: the number of its entries, and since when the oldest waits, UTC. */
interface Waiting {
  waiting: number;
  oldest: string | null;
}

const { placeholder } = sql;
const NOTHING: Waiting = { waiting: 0, oldest: null };

/** Counts for the administrators' view of the server's health. Moments are UTC. */
export function waitingQueries(db: Db) {
  const counted = <Column extends typeof mails.created_at | typeof alerts.created_at>(column: Column) => ({
    waiting: sql<number>`count(*)`.as("waiting"),
    oldest: sql<string | null>`min(${column})`.as("oldest"),
  });
  // Written out, not bound: the indexes of waiting rows are used only then.
  const mail = selecting(db, db.select(counted(mails.created_at)).from(mails).where(sql`${mails.state} = 'WAITING'`));
  const news = selecting(db, db.select(counted(alerts.created_at)).from(alerts).where(sql`${alerts.way} = 'WAITS'`));
  const failed = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(mails)
      .where(eq(mails.state, "FAILED")),
  );
  const open = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(sessions)
      .where(gt(sessions.expires_at, placeholder("now"))),
  );
  const stamp = selecting(
    db,
    db
      .select({ at: sql<string | null>`max(${auditEvents.at})`.as("at") })
      .from(auditEvents)
      .where(sql`${auditEvents.verb} = 'chain.stamp'`),
  );
  return {
    mail: (): Waiting => mail.get() ?? NOTHING,
    /** News for the daily mails. */
    news: (): Waiting => news.get() ?? NOTHING,
    failedMails: (): number => failed.get()?.count ?? 0,
    sessions: (now: string): number => open.get({ now })?.count ?? 0,
    stampedAt: (): string | null => stamp.get()?.at ?? null,
  };
}
