import Dexie, { type Table } from "dexie";
import { DURABLE } from "../database/durable.ts";
import type { Me } from "./me.ts";
import { BROWSER_DATABASE } from "./storageNames.ts";

/** The logged-in user, and the token that identifies them to the server. */
export interface Session {
  token: string;
  me: Me;
}

/** `session` is null once it has ended; there is no row where an earlier version, or a full disk, kept none. */
export interface SessionRow {
  key: "session";
  session: Session | null;
}

/** Data of this browser, shared by all its users. */
export class BrowserDatabase extends Dexie {
  declare readonly session: Table<SessionRow, SessionRow["key"]>;
  /** Tokens of sessions that were ended here and of whose end the server has not been told yet. */
  declare readonly endings: Table<{ token: string }, string>;
  /** Users who are logged out and whose data has not left this device yet. */
  declare readonly leaving: Table<{ userId: number }, number>;

  constructor() {
    super(BROWSER_DATABASE, DURABLE);
    this.version(1).stores({ session: "key" });
    this.version(2).stores({ endings: "token", leaving: "userId" });
  }
}

/** A connection of its own each time: one that the browser has severed must not hold up a log-out. */
export async function inBrowserDatabase<T>(work: (database: BrowserDatabase) => PromiseLike<T>): Promise<T> {
  const database = new BrowserDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
