import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { requests } from "../tables/agreements.ts";
import { selecting, writing } from "./prepared.ts";

export interface RequestRow {
  id: number;
  user_id: number;
  key: string;
  created_at: string;
  /** JSON. */
  asked: string;
  state: string;
  reason: string | null;
  agreement_id: number | null;
  decided_by: number | null;
  decided_at: string | null;
}

/** An administrator's decision. */
export interface Decision {
  id: number;
  state: "DRAFTED" | "DECLINED";
  reason: string | null;
  agreement_id: number | null;
  decided_by: number;
  decided_at: string;
}

const { placeholder } = sql;

/** Requests for agreements. */
export function requestQueries(db: Db) {
  const ofUser = eq(requests.user_id, placeholder("user"));
  const add = writing(
    db,
    db.insert(requests).values({
      user_id: placeholder("user_id"),
      key: placeholder("key"),
      created_at: placeholder("created_at"),
      asked: placeholder("asked"),
      state: "OPEN",
    }),
  );
  const decided = writing(
    db,
    db
      .update(requests)
      .set({
        state: sql`${placeholder("state")}`,
        reason: sql`${placeholder("reason")}`,
        agreement_id: sql`${placeholder("agreement_id")}`,
        decided_by: sql`${placeholder("decided_by")}`,
        decided_at: sql`${placeholder("decided_at")}`,
      })
      .where(eq(requests.id, placeholder("id"))),
  );
  const byId = selecting(
    db,
    db
      .select()
      .from(requests)
      .where(eq(requests.id, placeholder("id"))),
  );
  const byKey = selecting(
    db,
    db
      .select()
      .from(requests)
      .where(and(ofUser, eq(requests.key, placeholder("key")))),
  );
  const own = selecting(
    db,
    db
      .select()
      .from(requests)
      .where(and(ofUser, lt(requests.id, placeholder("before"))))
      .orderBy(desc(requests.id))
      .limit(placeholder("most")),
  );
  // Those that wait come first, however old they are.
  const all = selecting(
    db,
    db
      .select()
      .from(requests)
      .where(sql`(state <> 'OPEN', -id) > (${placeholder("decided")}, -${placeholder("before")})`)
      .orderBy(sql`state <> 'OPEN'`, desc(requests.id))
      .limit(placeholder("most")),
  );
  const open = selecting(
    db,
    // Written out, not bound: the index of the open ones is used only then.
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(requests)
      .where(sql`state = 'OPEN'`),
  );
  const since = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(requests)
      .where(and(ofUser, gt(requests.created_at, placeholder("since")))),
  );
  return {
    /** @returns its number */
    add: (row: Pick<RequestRow, "user_id" | "key" | "created_at" | "asked">): number =>
      Number(add({ ...row }).lastInsertRowid),
    decide: (decision: Decision) => void decided({ ...decision }),
    byId: (id: number): RequestRow | undefined => byId.get({ id }),
    byKey: (user: number, key: string): RequestRow | undefined => byKey.get({ user, key }),
    /** Newest first. @param before those with a lower number alone */
    ofUser: (user: number, most: number, before = Number.MAX_SAFE_INTEGER): RequestRow[] =>
      own.all({ user, most, before }),
    /**
     * The open ones first, then newest first.
     * @param after those that come after this one alone
     */
    all: (most: number, after?: { id: number; isOpen: boolean }): RequestRow[] =>
      all.all({ most, before: after?.id ?? Number.MAX_SAFE_INTEGER, decided: after?.isOpen === false ? 1 : 0 }),
    openCount: (): number => open.get()?.count ?? 0,
    /** Counts the requests that a user has made since a moment, UTC. */
    countSince: (user: number, moment: string): number => since.get({ user, since: moment })?.count ?? 0,
  };
}
