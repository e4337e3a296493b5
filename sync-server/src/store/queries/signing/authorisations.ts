import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { signingAuthorisations } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

export type SigningAuthorisationRow = typeof signingAuthorisations.$inferSelect;

const { placeholder } = sql;

/** Log-ins at the signing service that have begun. */
export function signingAuthorisationQueries(db: Db) {
  const byHash = eq(signingAuthorisations.state_hash, placeholder("state_hash"));
  const add = writing(
    db,
    db.insert(signingAuthorisations).values({
      state_hash: placeholder("state_hash"),
      signature_id: placeholder("signature_id"),
      user_id: placeholder("user_id"),
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      step: placeholder("step"),
      verifier: placeholder("verifier"),
      expires_at: placeholder("expires_at"),
    }),
  );
  const one = selecting(db, db.select().from(signingAuthorisations).where(byHash));
  const use = writing(
    db,
    db
      .update(signingAuthorisations)
      .set({ used_at: sql`${placeholder("now")}` })
      .where(
        and(
          byHash,
          isNull(signingAuthorisations.used_at),
          gt(signingAuthorisations.expires_at, sql`${placeholder("now")}`),
        ),
      ),
  );
  const forget = writing(
    db,
    db.delete(signingAuthorisations).where(lt(signingAuthorisations.expires_at, placeholder("before"))),
  );
  return {
    add: (row: Omit<SigningAuthorisationRow, "used_at">) => void add({ ...row }),
    get: (state_hash: string): SigningAuthorisationRow | undefined => one.get({ state_hash }),
    /** @returns whether it could still be used, and was not before */
    use: (state_hash: string, now: string): boolean => use({ state_hash, now }).changes === 1,
    forget: (before: string): number => forget({ before }).changes,
  };
}
