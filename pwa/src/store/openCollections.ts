import {
  addRxPlugin,
  createRxDatabase,
  type RxCollectionCreator,
  type RxDatabase,
  type RxStorage,
} from "rxdb/plugins/core";
import { RxDBMigrationSchemaPlugin } from "rxdb/plugins/migration-schema";
import { COLLECTIONS, type Collection } from "shared-schema/sync/wire";
import { MIGRATIONS } from "./migrations.ts";
import { rxSchemaOf } from "./schemas.ts";
import { type Collections, type PlainCollections, type Replicated, sameState } from "./stored.ts";
import { nextNonce } from "./sync/nonce.ts";

addRxPlugin(RxDBMigrationSchemaPlugin);

export interface OpenOptions {
  name: string;
  storage: RxStorage<unknown, unknown>;
  /** Whether other tabs may have the same database open. */
  multiInstance: boolean;
  newNonce(): string;
  /** All of them unless told otherwise: tests with several devices run into RxDB's limit of 13 in one realm. */
  only?: readonly Collection[];
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
    // The collections are written by one engine and read by few screens: merging events costs more than asking again.
    eventReduce: true,
  });
  const names = options.only ?? COLLECTIONS;
  const collections = await database.addCollections<Collections>(creatorsOf(names));
  for (const name of names) nameEdits(database.collections[name], options.newNonce);
  return { database, collections };
}

/** What RxDB needs to know of each collection. */
function creatorsOf(names: readonly Collection[]): Record<Collection, RxCollectionCreator> {
  const creators = names.map((name) => [
    name,
    { schema: rxSchemaOf(name), conflictHandler, migrationStrategies: MIGRATIONS },
  ]);
  return Object.fromEntries(creators);
}

/** The server has arbitrated by the time RxDB sees a conflict: its state stands. Neither of the two may ever throw. */
const conflictHandler = {
  isEqual: (a: Replicated, b: Replicated) => sameState(a, b),
  resolve: async (conflict: { realMasterState: Replicated }) => conflict.realMasterState,
};

/** Every local write gets a nonce, so that an edit which is taken back is still an edit. */
function nameEdits(collection: PlainCollections[Collection], newNonce: () => string): void {
  const name = (data: { e: string }) => {
    data.e = nextNonce(data.e, newNonce());
  };
  // A row of the inbox is the copy of one that the server has written too: creating it here is no edit to send.
  if (collection.name !== "inbox") collection.preInsert(name, false);
  collection.preSave(name, false);
  collection.preRemove(name, false);
}
