import { and, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { alerts } from "../../tables/messages.ts";
import { beginning, selecting, writing } from "../prepared.ts";

export interface AlertRow {
  id: number;
  key: string;
  user_id: number;
  kind: string;
  agreement_id: number;
  /** JSON. */
  details: string;
  created_at: string;
  /** Mailed at once; waiting for the daily mail, then told by it; or not told, as the account wants none of its kind. */
  way: "AT_ONCE" | "WAITS" | "DAILY" | "OFF";
}

type NewAlert = Omit<AlertRow, "id">;

const { placeholder } = sql;

/** News about agreements. Moments are UTC. */
export function alertQueries(db: Db) {
  const add = writing(
    db,
    db
      .insert(alerts)
      .values({
        key: placeholder("key"),
        user_id: placeholder("user_id"),
        kind: placeholder("kind"),
        agreement_id: placeholder("agreement_id"),
        details: placeholder("details"),
        created_at: placeholder("created_at"),
        way: placeholder("way"),
      })
      .onConflictDoNothing({ target: alerts.key }),
  );
  const known = selecting(
    db,
    db
      .select({ created_at: alerts.created_at })
      .from(alerts)
      .where(eq(alerts.key, placeholder("key"))),
  );
  const since = selecting(
    db,
    db
      .select({
        ofAll: sql<number>`count(*)`.as("ofAll"),
        ofAgreement: sql<number>`coalesce(sum(${alerts.agreement_id} = ${placeholder("agreement")}), 0)`.as(
          "ofAgreement",
        ),
      })
      .from(alerts)
      .where(
        and(
          sql`${alerts.way} = 'AT_ONCE'`,
          eq(alerts.user_id, placeholder("user")),
          gt(alerts.created_at, placeholder("since")),
        ),
      ),
  );
  // Written out, not bound: the indexes of these rows are used only then.
  const isWaiting = sql`${alerts.way} = 'WAITS'`;
  const waitingUsers = selecting(db, db.selectDistinct({ user_id: alerts.user_id }).from(alerts).where(isWaiting));
  const ofUser = and(isWaiting, eq(alerts.user_id, placeholder("user")));
  const waiting = selecting(db, db.select().from(alerts).where(ofUser).orderBy(alerts.id).limit(placeholder("most")));
  const countWaiting = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(alerts)
      .where(ofUser),
  );
  const settle = writing(
    db,
    db
      .update(alerts)
      .set({ way: "DAILY" })
      .where(and(ofUser, lte(alerts.id, placeholder("last")))),
  );
  const withdraw = writing(
    db,
    db.delete(alerts).where(and(gte(alerts.key, placeholder("from")), lt(alerts.key, placeholder("until")))),
  );
  const forget = writing(db, db.delete(alerts).where(lt(alerts.created_at, placeholder("before"))));
  return {
    /** Writes news, unless its cause has told this account before. @returns whether it is new */
    add: (alert: NewAlert): boolean => add({ ...alert }).changes === 1,
    /** When news with this key was written; null where there is none. */
    addedAt: (key: string): string | null => known.get({ key })?.created_at ?? null,
    /** Counts the news that an account was mailed at once since a moment: of all agreements, and of one. */
    atOnceSince: (user: number, agreement: number, moment: string): { ofAll: number; ofAgreement: number } =>
      since.get({ user, agreement, since: moment }) ?? { ofAll: 0, ofAgreement: 0 },
    /** The accounts for which news waits for the daily mail. */
    waitingUsers: (): number[] => waitingUsers.all().map(({ user_id }) => user_id),
    /** The oldest first. */
    waitingOf: (user: number, most: number): AlertRow[] => waiting.all({ user, most }),
    countWaiting: (user: number): number => countWaiting.get({ user })?.count ?? 0,
    /** Ends the wait of an account's news up to a row. */
    settle: (user: number, last: number) => void settle({ user, last }),
    /** Deletes news whose cause was taken back, by the beginning of its keys. */
    withdraw: (key: string) => void withdraw(beginning(key)),
    /** Deletes news from before a moment. @returns its number */
    forget: (before: string): number => forget({ before }).changes,
  };
}
