import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { v7 as newId } from "uuid";
import { DeviceDatabase, sentOn } from "../database/device.ts";
import { openCollections } from "../database/openCollections.ts";
import { provideRuntime } from "../database/runtime.ts";
import { systemClock } from "../sync/clock.ts";
import { type RunningRuntime, SyncEngine } from "../sync/engine.ts";

/** The user of the device in tests, an administrator. */
export const USER = 7;

/** The app's own runtime on memory, with some ids leased and no one at the other end. One per test file. */
export async function startMemoryRuntime(name: string): Promise<{ runtime: RunningRuntime; close(): Promise<void> }> {
  const { database, collections } = await openCollections({
    name,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
  });
  const device = new DeviceDatabase(USER);
  await device.leases.bulkAdd([
    { kind: "agreement", next: 1, to: 3 },
    { kind: "yacht", next: 10, to: 12 },
    { kind: "profile", next: 20, to: 29 },
  ]);
  const never = () => new Promise<never>(() => undefined);
  const engine = new SyncEngine({
    collections: database.collections,
    transport: { pull: never, push: never, digest: never, lease: never, stream: never },
    clock: systemClock,
    memory: { get: async () => null, set: async () => undefined },
    sent: sentOn(device),
    userId: USER,
    device: "test",
    newNonce: newId,
    mayWrite: () => true,
    resetGuard: () => undefined,
  });
  const runtime: RunningRuntime = {
    userId: USER,
    viewer: () => ({ user_id: USER, is_admin: true, profile_ids: new Set([20]) }),
    collections,
    plain: database.collections,
    device,
    engine,
    log: { note: () => undefined },
    now: () => Date.parse("2027-01-15T09:00:00.000Z"),
    newId,
    topUp: async () => undefined,
    close: async () => undefined,
  };
  provideRuntime(runtime);
  return { runtime, close: async () => void (await database.close()) };
}
