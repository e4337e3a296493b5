import { openDatabase } from "./database.ts";
import { documentQueries } from "./documents.ts";
import { feedQueries } from "./feed.ts";
import { leaseQueries } from "./leases.ts";
import { ledgerQueries } from "./ledger.ts";
import { linkQueries } from "./links.ts";
import { metaQueries } from "./meta.ts";
import { transactions } from "./transactions.ts";
import { userQueries } from "./users.ts";

export interface StoreOptions {
  /** Path of the SQLite file. */
  file: string;
  migrationsFolder: string;
  /** Names a fresh database's life. */
  newEpoch: () => string;
  /** Told of every statement that is run. */
  onStatement?: (sql: unknown) => void;
}

/** Opens the store: all queries over one SQLite connection, the single writer. */
export function openStore({ file, migrationsFolder, newEpoch, onStatement }: StoreOptions) {
  const sqlite = openDatabase(file, migrationsFolder, onStatement);
  const meta = metaQueries(sqlite);
  const leases = leaseQueries(sqlite);
  const users = userQueries(sqlite);
  if (meta.epoch() === undefined) meta.setEpoch(newEpoch());
  return {
    documents: documentQueries(sqlite),
    links: linkQueries(sqlite),
    feed: feedQueries(sqlite),
    ledger: ledgerQueries(sqlite),
    leases,
    users,
    meta,
    transaction: transactions(sqlite, [meta, leases], [leases, users]),
    close: () => void sqlite.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
