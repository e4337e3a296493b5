import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { authorityQueries } from "./authorities.ts";
import { credentialQueries } from "./credentials.ts";
import { eventQueries } from "./events.ts";
import { grantQueries } from "./grants.ts";
import { peopleQueries } from "./people.ts";
import { requestQueries } from "./signingRequests.ts";

interface TrustStoreOptions {
  file: string;
  migrationsFolder: string;
}

/** Opens the trust service's own database: every key, certificate and log-in of the service is in this one file. */
export function openTrustStore({ file, migrationsFolder }: TrustStoreOptions) {
  const sqlite = new Database(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("secure_delete = ON");
  const db = drizzle(sqlite);
  migrate(db, { migrationsFolder });
  return {
    authorities: authorityQueries(db),
    credentials: credentialQueries(db),
    events: eventQueries(db),
    grants: grantQueries(db),
    people: peopleQueries(db),
    requests: requestQueries(db),
    /** Runs everything or nothing. */
    transaction: <T>(work: () => T): T => sqlite.transaction(work)(),
    /** Copies the database as it stands into a new file, while others write. */
    backup: async (copy: string) => void (await sqlite.backup(copy)),
    close: () => void sqlite.close(),
  };
}

export type TrustStore = ReturnType<typeof openTrustStore>;
