import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { challenges } from "../../tables/factors.ts";
import { selecting, writing } from "../prepared.ts";

export type ChallengePurpose = "login" | "proof" | "passkey";

export interface ChallengeRow {
  token_hash: string;
  purpose: ChallengePurpose;
  user_id: number | null;
  bytes: string | null;
  attempts: number;
  expires_at: string;
}

const { placeholder } = sql;

/** Log-ins between password and second factor, and ceremonies of WebAuthn. Moments are UTC. */
export function challengeQueries(db: Db) {
  const ofToken = eq(challenges.token_hash, placeholder("hash"));
  const add = writing(
    db,
    db.insert(challenges).values({
      token_hash: placeholder("token_hash"),
      purpose: placeholder("purpose"),
      user_id: placeholder("user_id"),
      bytes: placeholder("bytes"),
      expires_at: placeholder("expires_at"),
    }),
  );
  const open = selecting(
    db,
    db
      .select()
      .from(challenges)
      .where(and(ofToken, gt(challenges.expires_at, placeholder("now")))),
  );
  const sign = writing(
    db,
    db
      .update(challenges)
      .set({ bytes: sql`${placeholder("bytes")}` })
      .where(ofToken),
  );
  const attempt = writing(
    db,
    db
      .update(challenges)
      .set({ attempts: sql`${challenges.attempts} + 1` })
      .where(ofToken),
  );
  const use = writing(db, db.delete(challenges).where(ofToken));
  const expire = writing(db, db.delete(challenges).where(lte(challenges.expires_at, placeholder("now"))));
  return {
    add: (row: Omit<ChallengeRow, "attempts">) => void add({ ...row }),
    /** A challenge that has not expired. */
    open: (hash: string, now: string): ChallengeRow | undefined => open.get({ hash, now }),
    /** Keeps the bytes that an authenticator is asked to sign; those before are void. */
    sign: (hash: string, bytes: string) => void sign({ bytes, hash }),
    /** Counts a code that is tried. */
    attempt: (hash: string) => void attempt({ hash }),
    /** Uses a challenge up. @returns whether it was there: of two that try, one */
    use: (hash: string): boolean => use({ hash }).changes === 1,
    expire: (now: string) => void expire({ now }),
  };
}
