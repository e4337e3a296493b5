import type { Viewer } from "shared-schema/agreement/access";
import type { LeaseKind, SyncedCollection } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "./device.ts";
import type { ExchangeLog } from "./logEntry.ts";
import type { Collections, PlainCollections } from "./stored.ts";

/** Replication with the server, as far as commands and screens reach it. */
export interface Replication {
  /** Tries again at once whatever waits for the server. */
  retry(): void;
  /** Pulls what may be new. */
  changed(what: SyncedCollection | "all"): void;
  /** The server's state that this tab edits upon; null where the server has none, undefined when this tab does not replicate. */
  acknowledged(collection: SyncedCollection, key: string): Promise<Record<string, unknown> | null | undefined>;
}

/** The databases and services of the session, for commands and hooks. */
export interface Runtime {
  userId: number;
  viewer(): Viewer;
  collections: Collections;
  plain: PlainCollections;
  device: DeviceDatabase;
  engine: Replication;
  log: ExchangeLog;
  now(): number;
  newId(): string;
  /**
   * Asks for further blocks of ids where few are left; resolves when that is done, whatever came of it.
   * @param wanted so many are needed; without it a block ahead is enough
   */
  topUp(kinds: readonly LeaseKind[], wanted?: number): Promise<void>;
  /** Ends replication and closes the databases, or removes from this device all that the server has. */
  close(options: { remove: boolean }): Promise<void>;
}

let resolveRuntime: (runtime: Runtime) => void = () => undefined;
let current = pending();

function pending(): Promise<Runtime> {
  return new Promise((resolve) => {
    resolveRuntime = resolve;
  });
}

/** Returns the runtime of the logged-in user; waits until there is one. */
export function runtime(): Promise<Runtime> {
  return current;
}

/** Sets the runtime at log-in, and in tests. */
export function provideRuntime(started: Runtime): void {
  resolveRuntime(started);
  current = Promise.resolve(started);
}

/** No one is logged in any more. */
export function forgetRuntime(): void {
  current = pending();
}
