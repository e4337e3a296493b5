import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { signingDeclines, signingLeases, signingOrders } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

type SigningDeclineRow = typeof signingDeclines.$inferSelect;
type SigningOrderRow = typeof signingOrders.$inferSelect;

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** Whose turn it is to sign a version, and whether it may be signed still. */
export function signingTurnQueries(db: Db) {
  const key = { cruise_id: placeholder("cruise"), version: placeholder("version") };
  const isLease = and(eq(signingLeases.cruise_id, key.cruise_id), eq(signingLeases.version, key.version));
  // One statement decides: of two people in the same moment, one finds the row of the other.
  const take = writing(
    db,
    db
      .insert(signingLeases)
      .values({ ...key, user_id: placeholder("user"), until: placeholder("until") })
      .onConflictDoUpdate({
        target: [signingLeases.cruise_id, signingLeases.version],
        set: { user_id: given("user"), until: given("until") },
        setWhere: sql`${signingLeases.until} <= ${placeholder("now")} or ${signingLeases.user_id} = ${placeholder("user")}`,
      }),
  );
  const lease = selecting(db, db.select().from(signingLeases).where(isLease));
  const free = writing(
    db,
    db.delete(signingLeases).where(and(isLease, eq(signingLeases.user_id, placeholder("user")))),
  );
  const decline = writing(
    db,
    db
      .insert(signingDeclines)
      .values({
        ...key,
        user_id: placeholder("user_id"),
        name: placeholder("name"),
        reason: placeholder("reason"),
        at: placeholder("at"),
      })
      .onConflictDoNothing(),
  );
  const declined = selecting(
    db,
    db
      .select()
      .from(signingDeclines)
      .where(and(eq(signingDeclines.cruise_id, key.cruise_id), eq(signingDeclines.version, key.version))),
  );
  const isOrder = and(eq(signingOrders.cruise_id, key.cruise_id), eq(signingOrders.version, key.version));
  const entered = { profiles: given("profiles"), set_by: given("set_by"), set_at: given("set_at") };
  const order = writing(
    db,
    db
      .insert(signingOrders)
      .values({ ...key, ...entered })
      .onConflictDoUpdate({ target: [signingOrders.cruise_id, signingOrders.version], set: entered }),
  );
  const ordered = selecting(db, db.select().from(signingOrders).where(isOrder));
  const anyOrder = writing(db, db.delete(signingOrders).where(isOrder));
  return {
    /** Takes a version for one person, or keeps it. @returns whether it was free, or this person's already */
    take: (place: { cruise: number; version: number; user: number; until: string; now: string }): boolean =>
      take(place).changes === 1,
    leaseOf: (cruise: number, version: number) => lease.get({ cruise, version }),
    free: (cruise: number, version: number, user: number) => void free({ cruise, version, user }),
    /** @returns whether no one had declined before */
    decline: ({ cruise_id: cruise, version, ...row }: SigningDeclineRow): boolean =>
      decline({ cruise, version, ...row }).changes === 1,
    declineOf: (cruise: number, version: number): SigningDeclineRow | undefined => declined.get({ cruise, version }),
    order: ({ cruise_id: cruise, version, ...row }: SigningOrderRow) => void order({ cruise, version, ...row }),
    orderOf: (cruise: number, version: number): SigningOrderRow | undefined => ordered.get({ cruise, version }),
    anyOrder: (cruise: number, version: number) => void anyOrder({ cruise, version }),
  };
}
