import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { passkeys, recoveryCodes, totpSecrets } from "../../tables/factors.ts";
import { selecting, writing } from "../prepared.ts";

interface TotpRow {
  user_id: number;
  sealed: string;
  created_at: string;
  confirmed_at: string | null;
  last_step: number;
}

const { placeholder } = sql;

/** Secrets of authenticator apps, and recovery codes. Moments are UTC. */
export function factorQueries(db: Db) {
  const ofUser = eq(totpSecrets.user_id, placeholder("user"));
  const totp = selecting(db, db.select().from(totpSecrets).where(ofUser));
  const forgetTotp = writing(db, db.delete(totpSecrets).where(ofUser));
  const addTotp = writing(
    db,
    db.insert(totpSecrets).values({
      user_id: placeholder("user"),
      sealed: placeholder("sealed"),
      created_at: placeholder("at"),
    }),
  );
  const confirmTotp = writing(
    db,
    db
      .update(totpSecrets)
      .set({ confirmed_at: sql`${placeholder("at")}` })
      .where(ofUser),
  );
  const takeStep = writing(
    db,
    db
      .update(totpSecrets)
      .set({ last_step: sql`${placeholder("step")}` })
      .where(and(ofUser, lt(totpSecrets.last_step, placeholder("step")))),
  );
  const isConfirmed = selecting(
    db,
    db
      .select({ user_id: totpSecrets.user_id })
      .from(totpSecrets)
      .where(and(ofUser, isNotNull(totpSecrets.confirmed_at))),
  );
  const somePasskey = selecting(
    db,
    db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.user_id, placeholder("user")))
      .limit(1),
  );
  const codesOfUser = eq(recoveryCodes.user_id, placeholder("user"));
  const count = selecting(
    db,
    db
      .select({ codes: sql<number>`count(*)`.as("codes") })
      .from(recoveryCodes)
      .where(codesOfUser),
  );
  const addCode = writing(
    db,
    db.insert(recoveryCodes).values({ user_id: placeholder("user"), code_hash: placeholder("hash") }),
  );
  const useCode = writing(
    db,
    db.delete(recoveryCodes).where(and(codesOfUser, eq(recoveryCodes.code_hash, placeholder("hash")))),
  );
  const forgetCodes = writing(db, db.delete(recoveryCodes).where(codesOfUser));
  const forgetPasskeys = writing(db, db.delete(passkeys).where(eq(passkeys.user_id, placeholder("user"))));
  const hasTotp = (user: number) => isConfirmed.get({ user }) !== undefined;
  const hasPasskey = (user: number) => somePasskey.get({ user }) !== undefined;
  return {
    hasTotp,
    hasPasskey,
    /** Whether a log-in to the account takes more than the password. */
    any: (user: number): boolean => hasTotp(user) || hasPasskey(user),
    totp: (user: number): TotpRow | undefined => totp.get({ user }),
    /** Begins again with a secret that no code has confirmed. */
    beginTotp(user: number, sealed: string, at: string): void {
      forgetTotp({ user });
      addTotp({ user, sealed, at });
    },
    confirmTotp: (user: number, at: string) => void confirmTotp({ at, user }),
    /** Takes a code's time step. @returns false where it, or a later one, was taken already */
    takeStep: (user: number, step: number): boolean => takeStep({ step, user }).changes === 1,
    forgetTotp: (user: number) => void forgetTotp({ user }),
    /** The number of recovery codes that are not used. */
    codes: (user: number): number => count.get({ user })?.codes ?? 0,
    /** Replaces the recovery codes of an account. */
    setCodes(user: number, hashes: readonly string[]): void {
      forgetCodes({ user });
      for (const hash of hashes) addCode({ user, hash });
    },
    /** Uses a recovery code up. @returns whether it was there */
    useCode: (user: number, hash: string): boolean => useCode({ user, hash }).changes === 1,
    /** Deletes every second factor of an account, and its recovery codes. */
    forget(user: number): void {
      forgetTotp({ user });
      forgetCodes({ user });
      forgetPasskeys({ user });
    },
  };
}
