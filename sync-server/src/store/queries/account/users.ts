import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { users } from "../../tables/accounts.ts";
import { selecting, writing } from "../prepared.ts";

export interface UserRow {
  id: number;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_admin: number;
  may_create_agreements: number;
  created_at: string;
  /** When the owner of the address was seen to own the account; null until then. */
  confirmed_at: string | null;
  /** Since when no one logs in to it. */
  deactivated_at: string | null;
  /** The account that has taken over everything of this one. */
  merged_into: number | null;
}

/** An account that is being opened. */
type NewUserRow = Pick<
  UserRow,
  "email" | "password_hash" | "first_name" | "last_name" | "is_admin" | "created_at" | "confirmed_at"
>;

const { placeholder } = sql;
/** Accounts of one address that no one has confirmed: registrations are limited long before. */
const MOST_OPENED = 10_000;

/** Accounts. Moments are UTC. */
export function userQueries(db: Db) {
  const { $client: sqlite } = db;
  const ofId = eq(users.id, placeholder("id"));
  const ofEmail = eq(users.email, placeholder("email"));
  /** One that was merged or deleted has no password any more. */
  const isStanding = ne(users.password_hash, "");
  const byId = selecting(db, db.select().from(users).where(ofId));
  const byEmail = selecting(
    db,
    db
      .select()
      .from(users)
      .where(and(ofEmail, isNotNull(users.confirmed_at))),
  );
  const unconfirmed = selecting(
    db,
    db
      .select()
      .from(users)
      .where(and(ofEmail, isNull(users.confirmed_at), isStanding))
      .orderBy(desc(users.id))
      .limit(placeholder("most")),
  );
  const all = selecting(db, db.select().from(users).orderBy(users.id));
  const page = selecting(
    db,
    db
      .select()
      .from(users)
      .where(gt(users.id, placeholder("after")))
      .orderBy(users.id)
      .limit(placeholder("most")),
  );
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
      confirmed_at: placeholder("confirmed_at"),
    }),
  );
  const letCreate = writing(
    db,
    db
      .update(users)
      .set({ may_create_agreements: sql`${placeholder("may")}` })
      .where(ofId),
  );
  const confirm = writing(
    db,
    db
      .update(users)
      .set({ confirmed_at: sql`${placeholder("at")}`, email: sql`${placeholder("email")}` })
      .where(ofId),
  );
  const setPassword = writing(
    db,
    db
      .update(users)
      .set({ password_hash: sql`${placeholder("password_hash")}` })
      .where(ofId),
  );
  const setDeactivated = writing(
    db,
    db
      .update(users)
      .set({ deactivated_at: sql`${placeholder("at")}` })
      .where(ofId),
  );
  const close = writing(
    db,
    db
      .update(users)
      .set({
        ...{ email: sql`${placeholder("email")}`, deactivated_at: sql`${placeholder("at")}` },
        ...{ confirmed_at: null, password_hash: "", first_name: "—", last_name: "—", is_admin: 0 },
      })
      .where(ofId),
  );
  const mergedInto = selecting(
    db,
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.merged_into, placeholder("id"))),
  );
  const mergeInto = writing(
    db,
    db
      .update(users)
      .set({
        ...{ merged_into: sql`${placeholder("into")}`, deactivated_at: sql`${placeholder("at")}` },
        ...{ confirmed_at: null, password_hash: "" },
      })
      .where(ofId),
  );
  /** Asked of every document that is written: known until the transaction ends. */
  let knownAdmins: number[] | null = null;
  return {
    byId: (id: number): UserRow | undefined => byId.get({ id }),
    /** The account that an address belongs to. */
    byEmail: (email: string): UserRow | undefined => byEmail.get({ email: email.toLowerCase() }),
    /** Of the accounts that were opened with an address and have not confirmed it, the newest. */
    unconfirmedByEmail: (email: string): UserRow | undefined =>
      unconfirmed.get({ email: email.toLowerCase(), most: 1 }),
    /** These accounts, the newest first. */
    allUnconfirmed: (email: string): UserRow[] => unconfirmed.all({ email: email.toLowerCase(), most: MOST_OPENED }),
    all: (): UserRow[] => all.all(),
    /** By number, those after one. */
    page: (after: number, most: number): UserRow[] => page.all({ after, most }),
    count: () => count.get()?.users ?? 0,
    adminIds(): readonly number[] {
      const ids = knownAdmins ?? admins.all().map(({ id }) => id);
      if (sqlite.inTransaction) knownAdmins = ids;
      return ids;
    },
    /** @returns its number */
    insert(row: NewUserRow): number {
      knownAdmins = null;
      return Number(insert({ ...row, email: row.email.toLowerCase() }).lastInsertRowid);
    },
    forget(): void {
      knownAdmins = null;
    },
    letCreateAgreements: (id: number, may: boolean) => void letCreate({ id, may: may ? 1 : 0 }),
    /** The address is the account's from now on. */
    confirm: (id: number, email: string, at: string) => void confirm({ id, email: email.toLowerCase(), at }),
    setPassword: (id: number, password_hash: string) => void setPassword({ id, password_hash }),
    /** @param at null lets people log in again */
    setDeactivated: (id: number, at: string | null) => void setDeactivated({ id, at }),
    /** Closes an account for good, without anything that says whose it was. @param email an address that no one has */
    close(id: number, email: string, at: string): void {
      knownAdmins = null;
      close({ id, email, at });
    },
    /** The accounts that were merged into this one. */
    mergedInto: (id: number): number[] => mergedInto.all({ id }).map((row) => row.id),
    /** Closes an account for good, and frees its address. */
    mergeInto: (id: number, into: number, at: string) => void mergeInto({ id, into, at }),
  };
}
