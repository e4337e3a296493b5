import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";

export type Sqlite = Database.Database;
/** The same connection, as drizzle's query builder sees it. */
export type Db = BetterSQLite3Database & { $client: Sqlite };

/** 16 MB of log: few enough to be read at once after a crash. */
const CHECKPOINT_PAGES = 4_000;

export interface DatabaseOptions {
  /** Called for every statement that is run. */
  onStatement?: (sql: unknown) => void;
  /** Leaves it to the system when the log is flushed, for tests: no machine crashes in them. */
  unflushed?: boolean;
}

/** A database was made by a version of Passerelle whose migrations this one does not have. */
export class UnknownDatabase extends Error {
  constructor(file: string) {
    super(
      `${file} was made by another version of Passerelle, and this version cannot read it. Move its folder away or set DATA_DIR to another one.`,
    );
  }
}

/**
 * Opens the database and brings it to the newest shape.
 * @throws {UnknownDatabase} before anything is changed
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
  if (!isKnown(sqlite, migrationsFolder)) {
    sqlite.close();
    throw new UnknownDatabase(file);
  }
  migrate(drizzle(sqlite), { migrationsFolder });
  return sqlite;
}

/** Whether every migration that made the database is among those of this version. */
function isKnown(sqlite: Sqlite, migrationsFolder: string): boolean {
  const isMigrated = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (isMigrated === undefined) return true;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const made = sqlite.prepare<[], string>("select hash from __drizzle_migrations").pluck().all();
  return made.every((hash) => known.has(hash));
}
