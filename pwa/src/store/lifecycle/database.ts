import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import type { Viewer } from "shared-schema/agreement/access";
import { v7 as newId } from "uuid";
import { followReceipts } from "../commands/agreement/payments/keptReceipts.ts";
import { DeviceDatabase, deviceName, sentOn } from "../database/device.ts";
import { DURABLE } from "../database/durable.ts";
import type { KeptDocument } from "../database/keptDocument.ts";
import { topUpLeases } from "../database/leases.ts";
import { openCollections } from "../database/openCollections.ts";
import { fetchFromServer } from "../http/fetchFromServer.ts";
import { openJournal } from "../journal/openJournal.ts";
import { copySent, copyUnsent } from "../journal/unsentCopy.ts";
import { dropFiguresOfChanged } from "../queries/kept/dropFigures.ts";
import { followContracts } from "../queries/kept/followContracts.ts";
import { dropVariantsOfGone } from "../queries/kept/variants.ts";
import { mayWriteBody } from "../queries/mayWrite.ts";
import { namedDocument, numberAndName } from "../queries/titles.ts";
import { moveUnsentCount } from "../session/unsentCounts.ts";
import { systemClock } from "../sync/clock.ts";
import { type RunningRuntime, SyncEngine } from "../sync/engine.ts";
import { exchangeLog } from "../sync/log/log.ts";
import { loggedTransport } from "../sync/log/loggedTransport.ts";
import type { EpochMemory } from "../sync/restore/server.ts";
import { guardStorage } from "../sync/rxdb/guard.ts";
import { dropRxdbAdvertisement } from "../sync/rxdb/rxdbNotice.ts";
import { httpTransport } from "../sync/transport/httpTransport.ts";
import { browserGzip, packing } from "../sync/transport/packing.ts";
import { holdOpen, whenAlone } from "./ending/dataLock.ts";
import { emptyDevice } from "./ending/emptyDevice.ts";
import { keepUnsent } from "./ending/keepUnsent.ts";
import { restoreKept } from "./ending/restoreKept.ts";

let opened: { userId: number; runtime: Promise<RunningRuntime> } | null = null;

/** A user's databases on this device, opened once however often it is asked: React's strict mode asks twice. */
export function openDatabase(owner: Owner): Promise<RunningRuntime> {
  if (opened?.userId === owner.userId) return opened.runtime;
  const opening = { userId: owner.userId, runtime: openHeld(owner) };
  opened = opening;
  // After a failure the next call tries again.
  opening.runtime.catch(() => {
    if (opened === opening) opened = null;
  });
  return opening.runtime;
}

export interface Owner {
  userId: number;
  token(): string | null;
  viewer(): Viewer;
  /** The accounts that were merged into this one. */
  merged?: readonly number[];
}

async function openHeld(owner: Owner): Promise<RunningRuntime> {
  const release = await holdOpen(owner.userId);
  return open(owner, release).catch((cause: unknown) => {
    release();
    throw cause;
  });
}

async function open({ userId, token, viewer, merged = [] }: Owner, release: () => void): Promise<RunningRuntime> {
  dropRxdbAdvertisement();
  const device = new DeviceDatabase(userId);
  const log = exchangeLog(device, () => Date.now());
  if (merged.length > 0) {
    // Where its code does not load, everything waits for the next start.
    const loaded = await import("./ending/adoptMerged.ts").catch(() => null);
    const noteFailure = (failure: unknown) => {
      const cause = failure instanceof Error ? failure.message : String(failure);
      log.note({ kind: "storage", collection: null, titles: "", count: 0, reason: null, cause });
    };
    const adopted = (await loaded?.adoptMerged(device, userId, merged, noteFailure)) ?? [];
    for (const { former, left } of adopted) moveUnsentCount(former, userId, left);
  }
  const { journal, recovered, ...copies } = await openJournal(userId, device);
  const noteKept = (kind: "recovered" | "aside", { collection, document: { id, body } }: KeptDocument) => {
    const document = namedDocument({ collection, id }, body);
    log.note({ kind, collection: document.collection, titles: numberAndName(document), count: 1, reason: null });
  };
  for (const kept of recovered) noteKept("recovered", kept);
  const guard = guardStorage(copyUnsent(getRxStorageDexie(DURABLE), journal), {
    onFailure: (cause) => {
      log.note({ kind: "storage", collection: null, titles: "", count: 0, reason: null, cause: cause.message });
      void engine.storageFailed(cause);
    },
    onUnkept: (unkept) => {
      const document = engine.aside.add(unkept);
      if (document === null) return;
      const titles = numberAndName(document);
      log.note({ kind: "aside", collection: document.collection, titles, count: 1, reason: null });
    },
  });
  const { database, collections } = await openCollections({
    name: `passerelle-${userId}`,
    storage: guard.storage,
    multiInstance: true,
    newNonce: newId,
  });
  copies.follow(database.collections);
  dropFiguresOfChanged({ collections, device, viewer });
  followContracts(collections, device);
  followReceipts(collections, device);
  dropVariantsOfGone(collections, device);
  const now = () => Date.now();
  const named = await restoreKept({ collections: database.collections, device, userId, now })
    .then((left) => {
      for (const kept of left) noteKept("aside", kept);
      return deviceName(device, newId);
    })
    .catch(async (cause: unknown) => {
      // Left open, its collections count against RxDB's limit for the next user.
      await database.close();
      throw cause;
    });
  const http = httpTransport({ origin: "", token, fetch: packing(fetchFromServer, browserGzip) });
  const transport = loggedTransport(http, log);
  const engine = new SyncEngine({
    collections: database.collections,
    transport,
    clock: systemClock,
    memory: epochIn(device),
    sent: copySent(sentOn(device), journal),
    userId,
    device: named,
    newNonce: newId,
    ownProfiles: () => viewer().profile_ids,
    mayWrite: (collection, body) => mayWriteBody(viewer(), collection, body),
    resetGuard: guard.reset,
    onRestored: () => void device.contracts.clear().catch(() => undefined),
  });
  return {
    userId,
    viewer,
    collections,
    plain: database.collections,
    device,
    engine,
    log,
    now,
    newId,
    // Without a connection there is nothing to lease; the next exchange asks again.
    topUp: inTurn((kinds, wanted) =>
      topUpLeases(device, kinds, (kind, blocks) => transport.lease(kind, blocks), wanted).catch(() => undefined),
    ),
    close: async ({ remove }) => {
      opened = null;
      await engine.stop();
      release();
      copies.close();
      if (!remove) return void (await database.close());
      await whenAlone(userId, async () => {
        await keepUnsent(database.collections, device);
        // Before the database: its notes must not outlive it and say that everything has arrived.
        await emptyDevice(device);
        await database.remove();
        await copies.remove();
      });
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

/** A call waits for those before it: two of them would ask for the same block twice. */
function inTurn<T extends unknown[]>(work: (...input: T) => Promise<void>): (...input: T) => Promise<void> {
  let last = Promise.resolve();
  return (...input) => {
    last = last.then(() => work(...input));
    return last;
  };
}
