import type { Sqlite } from "./database.ts";

export interface UserRow {
  id: number;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_admin: number;
  created_at: string;
}

export interface SessionRow {
  user_id: number;
  is_admin: number;
  expires_at: string;
}

/** Accounts and their log-ins. */
export function userQueries(sqlite: Sqlite) {
  const byId = sqlite.prepare<[number], UserRow>("select * from users where id = ?");
  const byEmail = sqlite.prepare<[string], UserRow>("select * from users where email = ?");
  const all = sqlite.prepare<[], UserRow>("select * from users order by id");
  const count = sqlite.prepare<[], number>("select count(*) from users").pluck();
  const admins = sqlite.prepare<[], number>("select id from users where is_admin = 1").pluck();
  const insert = sqlite.prepare<Omit<UserRow, "id">>(`
    insert into users (email, password_hash, first_name, last_name, is_admin, created_at)
    values (@email, @password_hash, @first_name, @last_name, @is_admin, @created_at)`);
  const open = sqlite.prepare<[string, number, string, string]>("insert into sessions values (?, ?, ?, ?)");
  const session = sqlite.prepare<[string, string], SessionRow>(`
    select s.user_id, u.is_admin, s.expires_at from sessions s join users u on u.id = s.user_id
    where s.token_hash = ? and s.expires_at > ?`);
  const close = sqlite.prepare<[string]>("delete from sessions where token_hash = ?");
  /** Asked of every document that is written: known until the transaction ends. */
  let knownAdmins: number[] | null = null;
  const expire = sqlite.prepare<[string]>("delete from sessions where expires_at <= ?");
  return {
    byId: (id: number) => byId.get(id),
    byEmail: (email: string) => byEmail.get(email.toLowerCase()),
    all: () => all.all(),
    count: () => count.get() ?? 0,
    adminIds(): readonly number[] {
      const ids = knownAdmins ?? admins.all();
      if (sqlite.inTransaction) knownAdmins = ids;
      return ids;
    },
    insert(row: Omit<UserRow, "id">): number {
      knownAdmins = null;
      return Number(insert.run({ ...row, email: row.email.toLowerCase() }).lastInsertRowid);
    },
    forget(): void {
      knownAdmins = null;
    },
    openSession: (hash: string, user: number, at: string, expires: string) => void open.run(hash, user, at, expires),
    /** The session of a token's hash, unless it has expired. */
    session: (hash: string, now: string) => session.get(hash, now),
    closeSession: (hash: string) => void close.run(hash),
    expireSessions: (now: string) => void expire.run(now),
  };
}
