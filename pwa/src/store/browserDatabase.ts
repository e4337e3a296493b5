import Dexie, { type Table } from "dexie";
import { DURABLE } from "./durable.ts";
import type { Me } from "./me.ts";

/** Who is logged in, and the token that says so to the server. */
export interface Session {
  token: string;
  me: Me;
}

/** `session` is null once it has ended; there is no row where an earlier version, or a full disk, kept none. */
export interface SessionRow {
  key: "session";
  session: Session | null;
}

/** What belongs to this browser, whoever uses it. */
export class BrowserDatabase extends Dexie {
  declare readonly session: Table<SessionRow, SessionRow["key"]>;

  constructor() {
    super("passerelle-browser", DURABLE);
    this.version(1).stores({ session: "key" });
  }
}
