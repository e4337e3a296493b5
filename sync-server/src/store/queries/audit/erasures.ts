import { asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { erasures } from "../../tables/audit.ts";
import { selecting, writing } from "../prepared.ts";

export interface ErasureRow {
  id: number;
  /** JSON. */
  target: string;
  stage: string;
  after: string;
  /** JSON. */
  counts: string;
  /** JSON. */
  files: string;
  /** UTC. */
  moved_at: string;
}

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** Erasures that have begun and not ended. */
export function erasureRowQueries(db: Db) {
  const isOne = eq(erasures.id, placeholder("id"));
  const add = writing(
    db,
    db.insert(erasures).values({
      target: placeholder("target"),
      stage: placeholder("stage"),
      after: placeholder("after"),
      counts: placeholder("counts"),
      files: placeholder("files"),
      moved_at: placeholder("moved_at"),
    }),
  );
  const get = selecting(db, db.select().from(erasures).where(isOne));
  const still = selecting(
    db,
    db
      .select({ id: erasures.id })
      .from(erasures)
      .where(lte(erasures.moved_at, placeholder("at")))
      .orderBy(asc(erasures.id)),
  );
  const one = selecting(db, db.select({ id: erasures.id }).from(erasures).limit(1));
  const moved = { stage: given("stage"), after: given("after"), counts: given("counts"), files: given("files") };
  const move = writing(
    db,
    db
      .update(erasures)
      .set({ ...moved, moved_at: given("moved_at") })
      .where(isOne),
  );
  const end = writing(db, db.delete(erasures).where(isOne));
  return {
    /** @returns its number */
    add: (row: Omit<ErasureRow, "id">): number => Number(add({ ...row }).lastInsertRowid),
    get: (id: number): ErasureRow | undefined => get.get({ id }),
    /** Whether any has not ended. */
    areAny: (): boolean => one.get({}) !== undefined,
    /** Those that have come no further since a moment, the oldest first. */
    still: (at: string): number[] => still.all({ at }).map(({ id }) => id),
    move: (row: Omit<ErasureRow, "target">) => void move({ ...row }),
    /** @returns whether it had not ended before */
    end: (id: number): boolean => end({ id }).changes === 1,
  };
}
