import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { passkeys } from "../../tables/factors.ts";
import { selecting, writing } from "../prepared.ts";

export interface PasskeyRow {
  id: string;
  user_id: number;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

const { placeholder } = sql;

/** Public keys of WebAuthn. Moments are UTC. */
export function passkeyQueries(db: Db) {
  const ofId = eq(passkeys.id, placeholder("id"));
  const ofUser = eq(passkeys.user_id, placeholder("user"));
  const byId = selecting(db, db.select().from(passkeys).where(ofId));
  const list = selecting(db, db.select().from(passkeys).where(ofUser).orderBy(passkeys.created_at, passkeys.id));
  const add = writing(
    db,
    db.insert(passkeys).values({
      id: placeholder("id"),
      user_id: placeholder("user_id"),
      public_key: placeholder("public_key"),
      counter: placeholder("counter"),
      transports: placeholder("transports"),
      name: placeholder("name"),
      created_at: placeholder("created_at"),
    }),
  );
  const use = writing(
    db,
    db
      .update(passkeys)
      .set({ counter: sql`${placeholder("counter")}`, used_at: sql`${placeholder("at")}` })
      .where(and(ofId, eq(passkeys.counter, placeholder("seen")))),
  );
  const remove = writing(db, db.delete(passkeys).where(and(ofId, ofUser)));
  return {
    byId: (id: string): PasskeyRow | undefined => byId.get({ id }),
    /** Those of an account, the oldest first. */
    ofUser: (user: number): PasskeyRow[] => list.all({ user }),
    add: (row: Omit<PasskeyRow, "used_at">) => void add({ ...row }),
    /**
     * Notes a use. @param seen the counter that the use was checked against
     * @returns false where it was used meanwhile
     */
    use: (id: string, seen: number, counter: number, at: string): boolean =>
      use({ counter, at, id, seen }).changes === 1,
    /** @returns whether the account had it */
    remove: (user: number, id: string): boolean => remove({ id, user }).changes === 1,
  };
}
