import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import type { Viewer } from "shared-schema/agreement/access";
import { v7 as newId } from "uuid";
import { DeviceDatabase, deviceName, sentOn } from "./device.ts";
import { DURABLE } from "./durable.ts";
import { fetchOurs } from "./fetchOurs.ts";
import { topUpLeases } from "./leases.ts";
import { mayWriteBody } from "./mayWrite.ts";
import { openCollections } from "./openCollections.ts";
import type { Runtime } from "./runtime.ts";
import { dropRxdbAdvertisement } from "./rxdbNotice.ts";
import { systemClock } from "./sync/clock.ts";
import { SyncEngine } from "./sync/engine.ts";
import { guardStorage } from "./sync/guard.ts";
import { httpTransport } from "./sync/httpTransport.ts";
import { exchangeLog } from "./sync/log/log.ts";
import { loggedTransport } from "./sync/log/loggedTransport.ts";
import { browserGzip, packing } from "./sync/packing.ts";
import type { EpochMemory } from "./sync/server.ts";

let opened: { userId: number; runtime: Promise<Runtime> } | null = null;

/** A user's databases on this device, opened once however often it is asked: React's strict mode asks twice. */
export function openDatabase(owner: Owner): Promise<Runtime> {
  if (opened?.userId === owner.userId) return opened.runtime;
  const opening = { userId: owner.userId, runtime: open(owner) };
  opened = opening;
  // What failed is tried again when it is asked for again.
  opening.runtime.catch(() => {
    if (opened === opening) opened = null;
  });
  return opening.runtime;
}

export interface Owner {
  userId: number;
  token(): string | null;
  viewer(): Viewer;
}

async function open({ userId, token, viewer }: Owner): Promise<Runtime> {
  dropRxdbAdvertisement();
  const device = new DeviceDatabase(userId);
  const log = exchangeLog(device, () => Date.now());
  const guard = guardStorage(getRxStorageDexie(DURABLE), (cause) => {
    log.note({ kind: "storage", collection: null, titles: "", count: 0, reason: cause.message });
    void engine.storageFailed(cause);
  });
  const { database, collections } = await openCollections({
    name: `passerelle-${userId}`,
    storage: guard.storage,
    multiInstance: true,
    newNonce: newId,
  });
  const http = httpTransport({ origin: "", token, fetch: packing(fetchOurs, browserGzip) });
  const transport = loggedTransport(http, log);
  const engine = new SyncEngine({
    collections: database.collections,
    transport,
    clock: systemClock,
    memory: epochIn(device),
    sent: sentOn(device),
    userId,
    device: await deviceName(device, newId),
    newNonce: newId,
    mayWrite: (collection, body) => mayWriteBody(viewer(), collection, body),
    resetGuard: guard.reset,
  });
  return {
    userId,
    viewer,
    collections,
    plain: database.collections,
    device,
    engine,
    log,
    now: () => Date.now(),
    newId,
    // Without a connection there is nothing to lease; the next exchange asks again.
    topUp: oneAtATime(() => topUpLeases(device, viewer(), (kind) => transport.lease(kind)).catch(() => undefined)),
    close: async ({ remove }) => {
      opened = null;
      await engine.stop();
      if (remove) await Promise.all([database.remove(), device.delete()]);
      else await database.close();
    },
  };
}

function epochIn(device: DeviceDatabase): EpochMemory {
  return {
    get: async () => {
      const kept = await device.settings.get("epoch");
      return typeof kept?.value === "string" ? kept.value : null;
    },
    set: async (epoch) => {
      await device.settings.put({ key: "epoch", value: epoch });
    },
  };
}

/** Calls that come while one is running are served by it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let busy: Promise<void> | null = null;
  return () => {
    busy ??= work().finally(() => {
      busy = null;
    });
    return busy;
  };
}
