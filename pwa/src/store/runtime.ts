import type { Viewer } from "shared-schema/agreement/access";
import type { DeviceDatabase } from "./device.ts";
import type { Collections, PlainCollections } from "./stored.ts";
import type { SyncEngine } from "./sync/engine.ts";
import type { ExchangeLog } from "./sync/log/log.ts";

/** What commands and hooks work with, once somebody is logged in. */
export interface Runtime {
  userId: number;
  viewer(): Viewer;
  collections: Collections;
  plain: PlainCollections;
  device: DeviceDatabase;
  engine: SyncEngine;
  log: ExchangeLog;
  now(): number;
  newId(): string;
  /** Asks for further blocks of ids where few are left; resolves when that is done, whatever came of it. */
  topUp(): Promise<void>;
  /** Ends replication and closes, or removes, the databases. */
  close(options: { remove: boolean }): Promise<void>;
}

let resolveRuntime: (runtime: Runtime) => void = () => undefined;
let current = pending();

function pending(): Promise<Runtime> {
  return new Promise((resolve) => {
    resolveRuntime = resolve;
  });
}

/** The runtime of whoever is logged in; waits until somebody is. */
export function runtime(): Promise<Runtime> {
  return current;
}

/** Sets the runtime at log-in, and in tests. */
export function provideRuntime(started: Runtime): void {
  resolveRuntime(started);
  current = Promise.resolve(started);
}

/** Nobody is logged in any more. */
export function forgetRuntime(): void {
  current = pending();
}
