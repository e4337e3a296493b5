import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { sessions, users } from "../schema.ts";
import { selecting, writing } from "./statement.ts";

export interface UserRow {
  id: number;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_admin: number;
  may_create_agreements: number;
  created_at: string;
}

export interface SessionRow {
  user_id: number;
  is_admin: number;
  may_create_agreements: number;
  expires_at: string;
  used_at: string;
}

export interface NewSession {
  token_hash: string;
  user_id: number;
  at: string;
  expires_at: string;
}

/** Accounts and their log-ins. */
export function userQueries(db: Db) {
  const { $client: sqlite } = db;
  const { placeholder } = sql;
  const byId = selecting(
    db,
    db
      .select()
      .from(users)
      .where(eq(users.id, placeholder("id"))),
  );
  const byEmail = selecting(
    db,
    db
      .select()
      .from(users)
      .where(eq(users.email, placeholder("email"))),
  );
  const all = selecting(db, db.select().from(users).orderBy(users.id));
  const count = selecting(db, db.select({ users: sql<number>`count(*)`.as("users") }).from(users));
  const admins = selecting(db, db.select({ id: users.id }).from(users).where(eq(users.is_admin, 1)));
  const insert = writing(
    db,
    db.insert(users).values({
      email: placeholder("email"),
      password_hash: placeholder("password_hash"),
      first_name: placeholder("first_name"),
      last_name: placeholder("last_name"),
      is_admin: placeholder("is_admin"),
      created_at: placeholder("created_at"),
    }),
  );
  const letCreate = writing(
    db,
    db
      .update(users)
      .set({ may_create_agreements: sql`${placeholder("may")}` })
      .where(eq(users.id, placeholder("id"))),
  );
  const open = writing(
    db,
    db.insert(sessions).values({
      token_hash: placeholder("token_hash"),
      user_id: placeholder("user_id"),
      created_at: placeholder("at"),
      expires_at: placeholder("expires_at"),
      used_at: placeholder("at"),
    }),
  );
  const ofToken = eq(sessions.token_hash, placeholder("hash"));
  const session = selecting(
    db,
    db
      .select({
        user_id: sessions.user_id,
        is_admin: users.is_admin,
        may_create_agreements: users.may_create_agreements,
        expires_at: sessions.expires_at,
        used_at: sessions.used_at,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(and(ofToken, gt(sessions.expires_at, placeholder("now")), gt(sessions.used_at, placeholder("idleSince")))),
  );
  const use = writing(
    db,
    db
      .update(sessions)
      .set({ used_at: sql`${placeholder("at")}` })
      .where(ofToken),
  );
  const close = writing(db, db.delete(sessions).where(ofToken));
  const expire = writing(
    db,
    db
      .delete(sessions)
      .where(or(lte(sessions.expires_at, placeholder("now")), lte(sessions.used_at, placeholder("idleSince")))),
  );
  /** Asked of every document that is written: known until the transaction ends. */
  let knownAdmins: number[] | null = null;
  return {
    byId: (id: number): UserRow | undefined => byId.get({ id }),
    byEmail: (email: string): UserRow | undefined => byEmail.get({ email: email.toLowerCase() }),
    all: (): UserRow[] => all.all(),
    count: () => count.get()?.users ?? 0,
    adminIds(): readonly number[] {
      const ids = knownAdmins ?? admins.all().map(({ id }) => id);
      if (sqlite.inTransaction) knownAdmins = ids;
      return ids;
    },
    insert(row: Omit<UserRow, "id" | "may_create_agreements">): number {
      knownAdmins = null;
      return Number(insert({ ...row, email: row.email.toLowerCase() }).lastInsertRowid);
    },
    forget(): void {
      knownAdmins = null;
    },
    letCreateAgreements: (id: number, may: boolean) => void letCreate({ id, may: may ? 1 : 0 }),
    openSession: (row: NewSession) => void open({ ...row }),
    /** The session of a token's hash, unless it has expired or was last used before `idleSince`. */
    session: (hash: string, now: string, idleSince: string): SessionRow | undefined =>
      session.get({ hash, now, idleSince }),
    useSession: (hash: string, at: string) => void use({ at, hash }),
    closeSession: (hash: string) => void close({ hash }),
    expireSessions: (now: string, idleSince: string) => void expire({ now, idleSince }),
  };
}
