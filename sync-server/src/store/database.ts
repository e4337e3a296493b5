import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";

export type Sqlite = Database.Database;
/** The same connection, as drizzle's query builder sees it. */
export type Db = BetterSQLite3Database & { $client: Sqlite };

/** 16 MB of log: few enough to be read at once after a crash. */
const CHECKPOINT_PAGES = 4_000;

export interface DatabaseOptions {
  /** Told of every statement that is run. */
  onStatement?: (sql: unknown) => void;
  /** Leaves it to the system when the log is flushed, for tests: no machine crashes in them. */
  unflushed?: boolean;
}

/**
 * Opens the database and brings it to the newest shape.
 * An acknowledged write survives a crash: the log is flushed to disk at every commit (synchronous = FULL).
 */
export function openDatabase(
  file: string,
  migrationsFolder: string,
  { onStatement, unflushed = false }: DatabaseOptions = {},
): Sqlite {
  const sqlite = new Database(file, onStatement ? { verbose: onStatement } : {});
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma(`synchronous = ${unflushed ? "OFF" : "FULL"}`);
  // Every commit is flushed as it is; the log is moved into the file less often than after every 4 MB.
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("foreign_keys = ON");
  // SQLite fills deleted and overwritten content with zeros, in its page and in the pages that it frees.
  sqlite.pragma("secure_delete = ON");
  migrate(drizzle(sqlite), { migrationsFolder });
  return sqlite;
}
