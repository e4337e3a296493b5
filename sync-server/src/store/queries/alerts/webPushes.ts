import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { pushDevices, webPushes } from "../../tables/messages.ts";
import { selecting, writing } from "../prepared.ts";

interface PushDeviceRow {
  /** Hash of the session's token. */
  session: string;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
}

/** A message that has not been sent, with the browser that it is for. */
export type DueWebPush = PushDeviceRow & {
  id: number;
  kind: string;
  agreement_id: number;
  payload: string;
  attempts: number;
};

interface NewPush {
  session: string;
  kind: string;
  agreement_id: number;
  /** JSON. */
  payload: string;
  created_at: string;
  /** When it may leave. */
  next_at: string;
}

const { placeholder } = sql;

/** Browsers that get notifications by web push, and the messages for them. Moments are UTC. */
export function webPushQueries(db: Db) {
  const ofSession = eq(pushDevices.session, placeholder("session"));
  const device = selecting(db, db.select().from(pushDevices).where(ofSession));
  const devices = selecting(
    db,
    db
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.user_id, placeholder("user")))
      .orderBy(sql`rowid`),
  );
  const leave = writing(
    db,
    db.delete(pushDevices).where(or(ofSession, eq(pushDevices.endpoint, placeholder("endpoint")))),
  );
  const join = writing(
    db,
    db.insert(pushDevices).values({
      session: placeholder("session"),
      user_id: placeholder("user_id"),
      endpoint: placeholder("endpoint"),
      p256dh: placeholder("p256dh"),
      auth: placeholder("auth"),
      language: placeholder("language"),
    }),
  );
  const add = writing(
    db,
    db.insert(webPushes).values({
      session: placeholder("session"),
      kind: placeholder("kind"),
      agreement_id: placeholder("agreement_id"),
      payload: placeholder("payload"),
      created_at: placeholder("created_at"),
      next_at: placeholder("next_at"),
    }),
  );
  const since = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(webPushes)
      .where(and(eq(webPushes.session, placeholder("session")), gt(webPushes.created_at, placeholder("since")))),
  );
  const { id, kind, agreement_id, payload, attempts } = webPushes;
  const { session, user_id, endpoint, p256dh, auth, language } = pushDevices;
  const due = selecting(
    db,
    db
      .select({ id, kind, agreement_id, payload, attempts, session, user_id, endpoint, p256dh, auth, language })
      .from(webPushes)
      .innerJoin(pushDevices, eq(pushDevices.session, webPushes.session))
      .where(and(isNotNull(webPushes.next_at), lte(webPushes.next_at, placeholder("now"))))
      .orderBy(webPushes.next_at, webPushes.id)
      .limit(1),
  );
  const byId = eq(webPushes.id, placeholder("id"));
  const begin = writing(
    db,
    db
      .update(webPushes)
      .set({ attempts: sql`${webPushes.attempts} + 1`, next_at: sql`${placeholder("next_at")}` })
      .where(byId),
  );
  const settle = writing(db, db.update(webPushes).set({ next_at: null }).where(byId));
  const withdraw = writing(
    db,
    db
      .delete(webPushes)
      .where(
        and(
          eq(webPushes.agreement_id, placeholder("agreement_id")),
          eq(webPushes.kind, placeholder("kind")),
          eq(webPushes.created_at, placeholder("created_at")),
        ),
      ),
  );
  const forget = writing(db, db.delete(webPushes).where(lte(webPushes.created_at, placeholder("before"))));
  return {
    device: (session: string): PushDeviceRow | undefined => device.get({ session }),
    devicesOf: (user: number): PushDeviceRow[] => devices.all({ user }),
    /** The browser of a session; another session that had the same address loses it. */
    join(row: PushDeviceRow): void {
      leave({ session: row.session, endpoint: row.endpoint });
      join({ ...row });
    },
    /** Ends it for a session, with the messages that wait. */
    leave: (session: string) => void leave({ session, endpoint: "" }),
    add: (push: NewPush) => void add({ ...push }),
    /** Counts the messages for a session's browser since a moment. */
    countSince: (session: string, moment: string): number => since.get({ session, since: moment })?.count ?? 0,
    /** The message whose turn it is. */
    due: (now: string): DueWebPush | undefined => due.get({ now }),
    /** Counts an attempt before it is made, and says when the next one would be. */
    beginAttempt: (id: number, next_at: string) => void begin({ id, next_at }),
    /** It was sent, or is no longer wanted. */
    settle: (id: number) => void settle({ id }),
    /** Deletes the messages of news that was taken back. */
    withdraw: (news: Pick<NewPush, "agreement_id" | "kind" | "created_at">) => void withdraw({ ...news }),
    /** Deletes messages that were written at a moment or before it. */
    forget: (before: string) => void forget({ before }),
  };
}
