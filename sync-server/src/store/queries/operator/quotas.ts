import { eq, sql } from "drizzle-orm";
import { QUOTA_NAMES, type QuotaName } from "shared-schema/api/operator/quotas";
import { z } from "zod";
import type { Db } from "../../database.ts";
import { accountQuotas } from "../../tables/accounts.ts";
import { selecting, writing } from "../statement.ts";

const raisedQuotas = z.record(z.string(), z.unknown());
const amount = z.int().positive();
/** Limits of an account that are not the server's. */
export type RaisedQuotas = Partial<Record<QuotaName, number>>;

/** The limits that administrators have raised: few, and asked for with every edit, so they are kept in memory. */
export function accountQuotaQueries(db: Db) {
  const { placeholder } = sql;
  const all = selecting(db, db.select().from(accountQuotas));
  const write = writing(
    db,
    db
      .insert(accountQuotas)
      .values({ user_id: placeholder("user"), raised: placeholder("raised") })
      .onConflictDoUpdate({ target: accountQuotas.user_id, set: { raised: sql`excluded.raised` } }),
  );
  const remove = writing(db, db.delete(accountQuotas).where(eq(accountQuotas.user_id, placeholder("user"))));
  const read = () => new Map(all.all().map(({ user_id, raised }) => [user_id, readRaised(raised)] as const));
  let known: ReadonlyMap<number, RaisedQuotas> | null = null;
  return {
    /** Undefined for an account that has the server's own limits. */
    of(user: number): RaisedQuotas | undefined {
      known ??= read();
      return known.get(user);
    },
    /** Comes last in its transaction: what is read after it may be taken back. */
    put(user: number, raised: RaisedQuotas): void {
      write({ user, raised: JSON.stringify(raised) });
      known = null;
    },
    /** An account's limits are the server's own again. Comes last in its transaction, too. */
    forget(user: number): void {
      remove({ user });
      known = null;
    },
  };
}

/** Leaves out what is no limit today: another version may have written it, and every edit asks for these. */
function readRaised(json: string): RaisedQuotas {
  const kept = raisedQuotas.parse(JSON.parse(json));
  const raised: RaisedQuotas = {};
  for (const name of QUOTA_NAMES) {
    const value = amount.safeParse(kept[name]);
    if (value.success) raised[name] = value.data;
  }
  return raised;
}
