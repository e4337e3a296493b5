import { createRevision, now, type RxDocumentData } from "rxdb/plugins/core";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { placeOf } from "shared-schema/sync/address";
import type { BodyOf } from "shared-schema/sync/bodies";
import {
  type Collection,
  type GoneDocument,
  type LeaseKind,
  SCHEMA_VERSION,
  SYNCED,
  type SyncedCollection,
  type WireDocument,
} from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { DeviceDatabase } from "../database/device.ts";
import { type OpenCollections, openCollections } from "../database/openCollections.ts";
import { provideRuntime, type Runtime } from "../database/runtime.ts";
import type { PlainCollections, Stored } from "../database/stored.ts";
import type { Me } from "../session/me.ts";
import { viewerOf } from "../session/viewer.ts";
import { allStored } from "../sync/rxdb/local.ts";

type AnyCollection = PlainCollections[SyncedCollection];

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

/** Live values outlive the test that asked for them, so all tests of a page have one runtime, whoever is logged in. */
let kept: Runtime | undefined;

/** The kinds of document that a device numbers by itself. */
const NUMBERED: readonly LeaseKind[] = ["agreement", "yacht", "profile"];

/** A device in memory with what a server has sent, and some numbers to give out. No one is at the other end. */
export async function openScreenDevice(
  user: Me,
  documents: Partial<Record<SyncedCollection, readonly (WireDocument | GoneDocument)[]>>,
): Promise<ScreenDevice> {
  opening ??= openCollections({
    name: "screens",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
  });
  const { database, collections } = await opening;
  for (const name of SYNCED) {
    const rows = (documents[name] ?? []).flatMap((row) => ("body" in row ? [structuredClone(row)] : []));
    await arrive(
      database.collections[name],
      rows.map(({ id, rev, schema, body }) => ({ id, rev, e: "", schema, body })),
    );
  }
  const device = kept?.device ?? new DeviceDatabase(0);
  await Promise.all(device.tables.map((table) => table.clear()));
  await device.leases.bulkAdd(NUMBERED.map((kind) => ({ kind, next: 1_000, to: 1_099 })));
  const runtime: Runtime = Object.assign(kept ?? {}, {
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
  });
  kept = runtime;
  provideRuntime(runtime);
  const keptAt = async (collection: Collection, id: number | string): Promise<Stored | undefined> => {
    const place = placeOf({ collection, id: String(id) });
    return (await database.collections[place.collection].findOne(place.id).exec())?.toMutableJSON();
  };
  return {
    runtime,
    put: async (collection, id, body) => {
      const place = placeOf({ collection, id: String(id) });
      const row = { id: place.id, rev: 1, e: "", schema: SCHEMA_VERSION, body };
      await arrive(database.collections[place.collection], [row]);
    },
    body: async <C extends Collection>(collection: C, id: number | string) =>
      // A document has the body of its collection.
      (await keptAt(collection, id))?.body as BodyOf<C> | undefined,
    change: async <C extends Collection>(
      collection: C,
      id: number | string,
      change: (body: BodyOf<C>) => BodyOf<C>,
    ) => {
      const kept = await keptAt(collection, id);
      if (!kept) throw new Error(`There is no ${collection}/${id} to change`);
      const body = change(kept.body as BodyOf<C>);
      const row = { id: kept.id, rev: kept.rev + 1, e: "", schema: SCHEMA_VERSION, body };
      await arrive(database.collections[placeOf({ collection, id: String(id) }).collection], [row]);
    },
  };
}

/** Writes rows as replication does: they are the server's, so that nothing of them waits to be sent. */
async function arrive(collection: AnyCollection, rows: readonly Stored[]): Promise<void> {
  const { storageInstance } = collection;
  const keys = rows.map(({ id }) => id);
  const known = new Map((await storageInstance.findDocumentsById(keys, true)).map((each) => [each.id, each]));
  const writes = rows.map((row) => {
    const previous = known.get(row.id);
    const document = { ...row, _deleted: false, _attachments: {}, ...written(collection, previous) };
    return previous ? { previous, document } : { document };
  });
  const { error } = await storageInstance.bulkWrite(writes, "screen-device");
  if (error.length > 0) throw new Error(`${error.length} documents did not arrive`);
}

function written({ database }: AnyCollection, previous: RxDocumentData<Stored> | undefined) {
  return { _meta: { lwt: now() }, _rev: createRevision(database.token, previous) };
}

/** Empties the device after a test. */
export async function emptyScreenDevice(): Promise<void> {
  if (!opening) return;
  const { database } = await opening;
  for (const name of SYNCED) {
    const collection = database.collections[name];
    const gone = (await allStored(collection)).map((previous) => ({
      previous,
      document: { ...previous, e: "", _deleted: true, ...written(collection, previous) },
    }));
    await collection.storageInstance.bulkWrite(gone, "screen-device");
    await collection.storageInstance.cleanup(0);
  }
}
