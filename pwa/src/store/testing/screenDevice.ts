import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import type { BodyOf } from "shared-schema/sync/bodies";
import {
  COLLECTIONS,
  type Collection,
  type GoneDocument,
  SCHEMA_VERSION,
  type WireDocument,
} from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { DeviceDatabase } from "../database/device.ts";
import { LEASED_AHEAD } from "../database/leases.ts";
import { type OpenCollections, openCollections } from "../database/openCollections.ts";
import { provideRuntime, type Runtime } from "../database/runtime.ts";
import type { Me } from "../session/me.ts";
import { viewerOf } from "../session/viewer.ts";

/** A device that a test of screens fills and reads. */
export interface ScreenDevice {
  runtime: Runtime;
  /** Writes a document as if it had just come from the server. */
  put<C extends Collection>(collection: C, id: number | string, body: BodyOf<C>): Promise<void>;
  /** The body of a document as it is kept now; undefined where there is none. */
  body<C extends Collection>(collection: C, id: number | string): Promise<BodyOf<C> | undefined>;
  /** Changes the body of a document as another device would: it arrives while the screen is open. */
  change<C extends Collection>(
    collection: C,
    id: number | string,
    change: (body: BodyOf<C>) => BodyOf<C>,
  ): Promise<void>;
}

/** RxDB counts the collections opened in a page and stops at thirteen, so all tests of a page fill the same ones. */
let opening: Promise<OpenCollections> | undefined;

/** A device in memory with what a server has sent, and some numbers to give out. Nobody is at the other end. */
export async function openScreenDevice(
  user: Me,
  documents: Partial<Record<Collection, readonly (WireDocument | GoneDocument)[]>>,
): Promise<ScreenDevice> {
  opening ??= openCollections({
    name: "screens",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
  });
  const { database, collections } = await opening;
  for (const name of COLLECTIONS) {
    const rows = (documents[name] ?? []).flatMap((row) => ("body" in row ? [structuredClone(row)] : []));
    await database.collections[name].bulkInsert(
      rows.map(({ id, rev, e, schema, body }) => ({ id, rev, e, schema, body })),
    );
  }
  const device = new DeviceDatabase(user.id);
  await Promise.all(device.tables.map((table) => table.clear()));
  await device.leases.bulkAdd(LEASED_AHEAD.map((kind) => ({ kind, next: 1_000, to: 1_099 })));
  const runtime: Runtime = {
    userId: user.id,
    viewer: () => viewerOf(user),
    collections,
    plain: database.collections,
    device,
    engine: { retry: () => undefined, changed: () => undefined, acknowledged: async () => undefined },
    log: { note: () => undefined },
    now: () => Date.now(),
    newId,
    topUp: async () => undefined,
    close: async () => undefined,
  };
  provideRuntime(runtime);
  return {
    runtime,
    put: async (collection, id, body) => {
      await database.collections[collection].upsert({ id: String(id), rev: 1, e: "", schema: SCHEMA_VERSION, body });
    },
    body: async <C extends Collection>(collection: C, id: number | string) => {
      const kept = await collections[collection].findOne(String(id)).exec();
      return kept?.toMutableJSON().body;
    },
    change: async <C extends Collection>(
      collection: C,
      id: number | string,
      change: (body: BodyOf<C>) => BodyOf<C>,
    ) => {
      const kept = await collections[collection].findOne(String(id)).exec();
      await kept?.incrementalModify((stored) => ({ ...stored, body: change(stored.body) }));
    },
  };
}

/** Empties the device after a test. */
export async function emptyScreenDevice(): Promise<void> {
  if (!opening) return;
  const { database } = await opening;
  for (const name of COLLECTIONS) await database.collections[name].find().remove();
}
