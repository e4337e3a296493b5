import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { alertMarks } from "../../tables/messages.ts";
import { selecting, writing } from "../prepared.ts";

const { placeholder } = sql;
/** SQLite takes an offset with a limit alone. */
const MOST_TRIMMED = 1_000_000;

/** Alerts that accounts have dismissed. Moments are UTC. */
export function alertMarkQueries(db: Db) {
  const ofUser = eq(alertMarks.user_id, placeholder("user"));
  const add = writing(
    db,
    db
      .insert(alertMarks)
      .values({ user_id: placeholder("user"), key: placeholder("key"), at: placeholder("at") })
      .onConflictDoNothing(),
  );
  const newest = selecting(
    db,
    db
      .select({ key: alertMarks.key })
      .from(alertMarks)
      .where(ofUser)
      .orderBy(desc(alertMarks.at), desc(sql`rowid`))
      .limit(placeholder("most")),
  );
  const further = db
    .select({ key: alertMarks.key })
    .from(alertMarks)
    .where(ofUser)
    .orderBy(desc(alertMarks.at), desc(sql`rowid`))
    .limit(MOST_TRIMMED)
    .offset(placeholder("most"));
  const trim = writing(db, db.delete(alertMarks).where(and(ofUser, inArray(alertMarks.key, further))));
  const forget = writing(db, db.delete(alertMarks).where(lt(alertMarks.at, placeholder("before"))));
  return {
    /** @returns whether it is new */
    add: (user: number, key: string, at: string): boolean => add({ user, key, at }).changes === 1,
    /** The newest last. */
    of: (user: number, most: number): string[] =>
      newest
        .all({ user, most })
        .map(({ key }) => key)
        .reverse(),
    /** Leaves the newest of an account. */
    trim: (user: number, most: number) => void trim({ user, most }),
    /** Deletes those from before a moment. @returns their number */
    forget: (before: string): number => forget({ before }).changes,
  };
}
