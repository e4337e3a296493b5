import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { statementLines } from "../../tables/money.ts";
import { selecting, writing } from "../prepared.ts";

/** A line as it is kept. */
export interface StatementRow {
  id: string;
  /** JSON. */
  line: string;
  set_aside: number;
  /** The line of an earlier import that it seems to be. */
  twin_of: string | null;
  agreement_id: string | null;
  payment_id: string | null;
  /** The transfer that it was recorded as, in parts; null where it is one payment. */
  transfer_id: string | null;
  attempts: number;
  /** 1: the payment that it was recorded as was not cancelled. */
  recorded: number;
}

/** A line that is new. */
interface NewStatementRow {
  id: string;
  user_id: number;
  key: string;
  imported_at: string;
  booked: string;
  line: string;
  /** The earlier line that it seems to be; it is set aside then. */
  twin_of: string | null;
}

const { placeholder } = sql;

/** Lines of bank statements. Every query names the account that they belong to. */
export function statementQueries(db: Db) {
  const { id, line, set_aside, twin_of, agreement_id, payment_id, transfer_id, attempts, user_id, booked, key } =
    statementLines;
  // A payment that was cancelled, or discarded with a settlement, has been posted back in the ledger. Written out: among columns, drizzle names no table.
  const isRecorded = sql<number>`statement_lines.payment_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ledger_entries AS back WHERE back.agreement_id = statement_lines.agreement_id AND back.payment_id = statement_lines.payment_id AND back.kind IN ('CANCELLED', 'DISCARDED'))`;
  const columns = {
    id,
    line,
    set_aside,
    twin_of,
    agreement_id,
    payment_id,
    transfer_id,
    attempts,
    recorded: isRecorded.as("recorded"),
  };
  const own = eq(user_id, placeholder("user"));
  const inState = sql`CASE WHEN ${isRecorded} THEN 'RECORDED' WHEN ${set_aside} = 1 THEN 'SET_ASIDE' ELSE 'OPEN' END = ${placeholder("state")}`;
  const one = selecting(
    db,
    db
      .select(columns)
      .from(statementLines)
      .where(and(own, eq(id, placeholder("id")))),
  );
  const latest = selecting(
    db,
    db
      .select(columns)
      .from(statementLines)
      .where(and(own, inState))
      .orderBy(desc(booked), desc(id))
      .limit(placeholder("most")),
  );
  const counted = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(statementLines)
      .where(and(own, inState)),
  );
  const kept = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(statementLines)
      .where(own),
  );
  const tied = selecting(db, db.select({ payment_id }).from(statementLines).where(and(own, isRecorded)));
  const values = {
    id: placeholder("id"),
    user_id: placeholder("user_id"),
    key: placeholder("key"),
    imported_at: placeholder("imported_at"),
    booked: placeholder("booked"),
    line: placeholder("line"),
    twin_of: placeholder("twin_of"),
    set_aside: placeholder("set_aside"),
  };
  const between = selecting(
    db,
    db
      .select({ id, key, line, twin_of: statementLines.twin_of, set_aside: statementLines.set_aside })
      .from(statementLines)
      .where(and(own, gte(booked, placeholder("from")), lte(booked, placeholder("to"))))
      .orderBy(booked, id),
  );
  const add = writing(db, db.insert(statementLines).values(values));
  const match = writing(
    db,
    db
      .update(statementLines)
      .set({
        agreement_id: sql`${placeholder("agreement")}`,
        payment_id: sql`${placeholder("payment")}`,
        transfer_id: sql`${placeholder("transfer")}`,
        attempts: sql`${attempts} + 1`,
        set_aside: 0,
      })
      .where(and(own, eq(id, placeholder("id")))),
  );
  const setAside = writing(
    db,
    db
      .update(statementLines)
      .set({ set_aside: sql`${placeholder("aside")}` })
      .where(and(own, eq(id, placeholder("id")))),
  );
  const free = writing(
    db,
    db
      .update(statementLines)
      .set({ twin_of: null, set_aside: 0 })
      .where(and(own, eq(twin_of, placeholder("id")))),
  );
  const remove = writing(db, db.delete(statementLines).where(and(own, eq(id, placeholder("id")))));
  return {
    get: (user: number, lineId: string): StatementRow | undefined => one.get({ user, id: lineId }),
    /** Latest first. */
    latest: (user: number, state: string, most: number): StatementRow[] => latest.all({ user, state, most }),
    count: (user: number, state: string): number => counted.get({ user, state })?.count ?? 0,
    countAll: (user: number): number => kept.get({ user })?.count ?? 0,
    /** The payments to which lines are tied. */
    tied: (user: number): string[] => tied.all({ user }).flatMap((row) => row.payment_id ?? []),
    /** A line whose key is not known. */
    add: (row: NewStatementRow) => void add({ ...row, set_aside: row.twin_of === null ? 0 : 1 }),
    /** The lines that were booked between two days, both included, in the order of the account. */
    between: (
      user: number,
      from: string,
      to: string,
    ): (Pick<NewStatementRow, "id" | "key" | "line" | "twin_of"> & { set_aside: number })[] =>
      between.all({ user, from, to }),
    /** @param of.transfer null where the line is one payment */
    match: (user: number, lineId: string, of: { agreement: string; payment: string; transfer: string | null }) =>
      void match({ user, id: lineId, ...of }),
    setAside: (user: number, lineId: string, aside: boolean) =>
      void setAside({ user, id: lineId, aside: aside ? 1 : 0 }),
    /** Those that seem to be the same are open then. */
    remove(user: number, lineId: string): void {
      free({ user, id: lineId });
      remove({ user, id: lineId });
    },
  };
}
