import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";

/** A connection to the trust service's database, as drizzle sees it. */
export type TrustDb = BetterSQLite3Database;
