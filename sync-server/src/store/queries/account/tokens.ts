import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { accountTokens } from "../../tables/accounts.ts";
import { selecting, writing } from "../prepared.ts";

export type TokenPurpose = "recovery" | "confirmation" | "claim";

export interface AccountTokenRow {
  token_hash: string;
  purpose: TokenPurpose;
  /** The account of a recovery or a confirmation. */
  user_id: number | null;
  /** The profile of a claim. */
  profile_id: string | null;
  /** In lower case. */
  email: string;
  created_by: number | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

const { placeholder } = sql;

/** Single-use links that were mailed. Moments are UTC. */
export function accountTokenQueries(db: Db) {
  const add = writing(
    db,
    db.insert(accountTokens).values({
      token_hash: placeholder("token_hash"),
      purpose: placeholder("purpose"),
      user_id: placeholder("user_id"),
      profile_id: placeholder("profile_id"),
      email: placeholder("email"),
      created_by: placeholder("created_by"),
      created_at: placeholder("created_at"),
      expires_at: placeholder("expires_at"),
    }),
  );
  const isOpen = and(
    eq(accountTokens.token_hash, placeholder("hash")),
    isNull(accountTokens.used_at),
    gt(accountTokens.expires_at, placeholder("now")),
  );
  const open = selecting(db, db.select().from(accountTokens).where(isOpen));
  const use = writing(
    db,
    db
      .update(accountTokens)
      .set({ used_at: sql`${placeholder("now")}` })
      .where(isOpen),
  );
  const useAll = writing(
    db,
    db
      .update(accountTokens)
      .set({ used_at: sql`${placeholder("now")}` })
      .where(and(eq(accountTokens.user_id, placeholder("user_id")), isNull(accountTokens.used_at))),
  );
  const moveClaims = writing(
    db,
    db
      .update(accountTokens)
      .set({ profile_id: sql`${placeholder("to")}` })
      .where(eq(accountTokens.profile_id, placeholder("from"))),
  );
  const isOpenClaim = and(
    eq(accountTokens.profile_id, placeholder("profile")),
    eq(accountTokens.purpose, sql`'claim'`),
    isNull(accountTokens.used_at),
    gt(accountTokens.expires_at, placeholder("now")),
  );
  const openClaim = selecting(
    db,
    db.select().from(accountTokens).where(isOpenClaim).orderBy(desc(accountTokens.created_at)).limit(1),
  );
  const endClaims = writing(
    db,
    db
      .update(accountTokens)
      .set({ used_at: sql`${placeholder("now")}` })
      .where(isOpenClaim),
  );
  const count = { count: sql<number>`count(*)`.as("count") };
  const purposeSince = and(
    eq(accountTokens.purpose, placeholder("purpose")),
    gt(accountTokens.created_at, placeholder("since")),
  );
  const sentTo = selecting(
    db,
    db
      .select(count)
      .from(accountTokens)
      .where(and(eq(accountTokens.email, placeholder("email")), purposeSince)),
  );
  const sentBy = selecting(
    db,
    db
      .select(count)
      .from(accountTokens)
      .where(and(eq(accountTokens.created_by, placeholder("user")), purposeSince)),
  );
  const forget = writing(db, db.delete(accountTokens).where(lt(accountTokens.expires_at, placeholder("before"))));
  const forgetAddress = writing(db, db.delete(accountTokens).where(eq(accountTokens.email, placeholder("email"))));
  return {
    add: (row: Omit<AccountTokenRow, "used_at">) => void add({ ...row }),
    /** A token that is neither used nor expired. */
    open: (hash: string, now: string): AccountTokenRow | undefined => open.get({ hash, now }),
    /** Uses a token up. @returns whether it was open: of two that try, one */
    use: (hash: string, now: string): boolean => use({ hash, now }).changes === 1,
    /** Uses up all that is open of an account. */
    useAllOf: (user_id: number, now: string) => void useAll({ user_id, now }),
    /** The newest invitation to a profile that still works. */
    openClaim: (profile: string, now: string): AccountTokenRow | undefined => openClaim.get({ profile, now }),
    /** Ends the invitations to a profile. */
    endClaims: (profile: string, now: string) => void endClaims({ profile, now }),
    /** Invitations to a profile lead to another, which has taken its place. */
    moveClaims: (from: string, to: string) => void moveClaims({ from, to }),
    /** Counts the links of a kind that were sent to an address since a moment. */
    sentTo: (email: string, purpose: TokenPurpose, since: string): number =>
      sentTo.get({ email: email.toLowerCase(), purpose, since })?.count ?? 0,
    /** Counts the links of a kind that an account had sent since a moment. */
    sentBy: (user: number, purpose: TokenPurpose, since: string): number =>
      sentBy.get({ user, purpose, since })?.count ?? 0,
    /** Deletes every link that was sent to an address. */
    forgetAddress: (email: string) => void forgetAddress({ email: email.toLowerCase() }),
    /** Deletes those that expired before a moment. @returns their number */
    forget: (before: string): number => forget({ before }).changes,
  };
}
