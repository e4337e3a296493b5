import { and, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { sessions, users } from "../../tables/accounts.ts";
import { challenges } from "../../tables/factors.ts";
import { selecting, writing } from "../prepared.ts";

/** An open session with the account that it stands for. */
export interface SessionRow {
  id: string;
  user_id: number;
  is_admin: number;
  may_create_agreements: number;
  confirmed_at: string | null;
  expires_at: string;
  used_at: string;
  /** When its user last proved to be the account's owner; empty when never. */
  proved_at: string;
}

/** A session as its owner sees it among the others. */
interface SessionListRow {
  id: string;
  device: string;
  created_at: string;
  used_at: string;
}

interface NewSession {
  id: string;
  token_hash: string;
  user_id: number;
  device: string;
  at: string;
  expires_at: string;
}

const { placeholder } = sql;

/** Log-ins. Moments are UTC. */
export function sessionQueries(db: Db) {
  const open = writing(
    db,
    db.insert(sessions).values({
      id: placeholder("id"),
      token_hash: placeholder("token_hash"),
      user_id: placeholder("user_id"),
      device: placeholder("device"),
      created_at: placeholder("at"),
      expires_at: placeholder("expires_at"),
      used_at: placeholder("at"),
      proved_at: placeholder("at"),
    }),
  );
  const ofToken = eq(sessions.token_hash, placeholder("hash"));
  const ofUser = eq(sessions.user_id, placeholder("user"));
  const isAlive = and(gt(sessions.expires_at, placeholder("now")), gt(sessions.used_at, placeholder("idleSince")));
  const session = selecting(
    db,
    db
      .select({
        id: sessions.id,
        user_id: sessions.user_id,
        is_admin: users.is_admin,
        may_create_agreements: users.may_create_agreements,
        confirmed_at: users.confirmed_at,
        expires_at: sessions.expires_at,
        used_at: sessions.used_at,
        proved_at: sessions.proved_at,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(and(ofToken, isAlive, isNull(users.deactivated_at))),
  );
  const list = selecting(
    db,
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        created_at: sessions.created_at,
        used_at: sessions.used_at,
      })
      .from(sessions)
      .where(and(ofUser, isAlive))
      .orderBy(desc(sessions.used_at), sessions.id),
  );
  const use = writing(
    db,
    db
      .update(sessions)
      .set({ used_at: sql`${placeholder("at")}` })
      .where(ofToken),
  );
  const prove = writing(
    db,
    db
      .update(sessions)
      .set({ proved_at: sql`${placeholder("at")}` })
      .where(ofToken),
  );
  const close = writing(db, db.delete(sessions).where(ofToken));
  const hashOf = selecting(
    db,
    db
      .select({ token_hash: sessions.token_hash })
      .from(sessions)
      .where(and(ofUser, eq(sessions.id, placeholder("id")))),
  );
  const closeOthers = writing(db, db.delete(sessions).where(and(ofUser, ne(sessions.token_hash, placeholder("hash")))));
  const endChallenges = writing(db, db.delete(challenges).where(eq(challenges.user_id, placeholder("user"))));
  const expire = writing(
    db,
    db
      .delete(sessions)
      .where(or(lte(sessions.expires_at, placeholder("now")), lte(sessions.used_at, placeholder("idleSince")))),
  );
  return {
    open: (row: NewSession) => void open({ ...row }),
    /** The session of a token's hash, unless it has expired, was last used before `idleSince`, or its account is deactivated. */
    get: (hash: string, now: string, idleSince: string): SessionRow | undefined =>
      session.get({ hash, now, idleSince }),
    /** The sessions of an account, the last used first. */
    ofUser: (user: number, now: string, idleSince: string): SessionListRow[] => list.all({ user, now, idleSince }),
    use: (hash: string, at: string) => void use({ at, hash }),
    /** Its user has proved to be the account's owner. */
    prove: (hash: string, at: string) => void prove({ at, hash }),
    close: (hash: string) => void close({ hash }),
    /** The hash of the token of one of an account's sessions. */
    hashOf: (user: number, id: string): string | undefined => hashOf.get({ user, id })?.token_hash,
    /**
     * Closes the sessions of an account but one, and ends the log-ins that have only begun.
     * @param hash of the one that stays; empty closes all
     * @returns the number of sessions
     */
    closeOthers(user: number, hash: string): number {
      endChallenges({ user });
      return closeOthers({ user, hash }).changes;
    },
    expire: (now: string, idleSince: string) => void expire({ now, idleSince }),
  };
}
