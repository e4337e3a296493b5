import { and, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../database.ts";
import { requests, statementLines } from "../../schema.ts";
import { writing } from "../statement.ts";

const { placeholder } = sql;
const own = alias(statementLines, "own");

/** The records that an account keeps besides documents. */
export function accountRecordQueries(db: Db) {
  const moveRequests = writing(
    db,
    db
      .update(requests)
      .set({ user_id: sql`${placeholder("to")}` })
      .where(eq(requests.user_id, placeholder("from"))),
  );
  // A line that both have imported stays once.
  const moveLines = writing(
    db,
    db
      .update(statementLines)
      .set({ user_id: sql`${placeholder("to")}` })
      .where(
        and(
          eq(statementLines.user_id, placeholder("from")),
          notExists(
            db
              .select({ id: own.id })
              .from(own)
              .where(and(eq(own.user_id, placeholder("to")), eq(own.key, statementLines.key))),
          ),
        ),
      ),
  );
  return {
    /** Gives the requests and the lines of bank statements of an account to another. */
    move(from: number, to: number): void {
      moveRequests({ from, to });
      moveLines({ from, to });
    },
  };
}
