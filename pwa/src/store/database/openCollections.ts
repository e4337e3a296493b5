import {
  addRxPlugin,
  createRxDatabase,
  type RxCollectionCreator,
  type RxDatabase,
  type RxStorage,
} from "rxdb/plugins/core";
import { RxDBMigrationSchemaPlugin } from "rxdb/plugins/migration-schema";
import { forEachKind } from "shared-schema/records/kinds";
import { SYNCED, type SyncedCollection } from "shared-schema/sync/wire";
import { MIGRATIONS } from "./migrations.ts";
import { nextNonce } from "./nonce.ts";
import { rxSchemaOf } from "./schemas.ts";
import { type Collections, type PlainCollections, type Replicated, sameState } from "./stored.ts";

addRxPlugin(RxDBMigrationSchemaPlugin);

interface OpenOptions {
  name: string;
  storage: RxStorage<unknown, unknown>;
  /** Whether other tabs may have the same database open. */
  multiInstance: boolean;
  newNonce(): string;
  /** All of them unless told otherwise: tests with several devices run into RxDB's limit of 13 in one realm. */
  only?: readonly SyncedCollection[];
}

export interface OpenCollections {
  database: RxDatabase<PlainCollections>;
  collections: Collections;
}

/** Opens a user's database with all its collections. */
export async function openCollections(options: OpenOptions): Promise<OpenCollections> {
  const database = await createRxDatabase<PlainCollections>({
    name: options.name,
    storage: options.storage,
    multiInstance: options.multiInstance,
    // A change is merged into the results on screen; the storage is not asked again.
    eventReduce: true,
  });
  const names = options.only ?? SYNCED;
  const opened = await database.addCollections<PlainCollections>(creatorsOf(names)).catch(async (cause: unknown) => {
    await database.close();
    throw cause;
  });
  const collections: Collections = { ...opened, records: forEachKind(() => opened.agreement_records) };
  for (const name of names) nameEdits(database.collections[name], options.newNonce);
  return { database, collections };
}

/** Returns RxDB's creator of each collection. */
function creatorsOf(names: readonly SyncedCollection[]): Record<SyncedCollection, RxCollectionCreator> {
  const creators = names.map((name) => [
    name,
    { schema: rxSchemaOf(name), conflictHandler, migrationStrategies: MIGRATIONS },
  ]);
  return Object.fromEntries(creators);
}

/** The server has arbitrated by the time RxDB sees a conflict: its state is kept. Neither of the two may ever throw. */
const conflictHandler = {
  isEqual: (a: Replicated, b: Replicated) => sameState(a, b),
  resolve: async (conflict: { realMasterState: Replicated }) => conflict.realMasterState,
};

/** Every local write gets a nonce, so that an edit which is taken back is still an edit. */
function nameEdits(collection: PlainCollections[SyncedCollection], newNonce: () => string): void {
  const name = (data: { e: string }) => {
    data.e = nextNonce(data.e, newNonce());
  };
  // A row of the inbox is the server's, or this device's alone: keeping it here is no edit to send.
  if (collection.name !== "inbox") collection.preInsert(name, false);
  collection.preSave(name, false);
  collection.preRemove(name, false);
}
