import type { RxCollection } from "rxdb/plugins/core";
import { done, type Result, refused } from "shared-schema/base/result";
import type { LeaseKind } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../database/device.ts";
import { LEASED_AHEAD, NONE_LEFT, takeId, takeIds } from "../database/leases.ts";
import { runtime } from "../database/runtime.ts";
import type { Stored } from "../database/stored.ts";
import { insertDocument } from "./edit.ts";

/**
 * The longest wait for a number before the user is told that there is none. A request without a connection fails at once; this is
 * for a link by satellite, on which an answer takes seconds, and for one that has gone away without closing.
 */
const PATIENCE_MS = 15_000;

/** Takes a number out of this device's lease. */
export type TakeNumber = (device: DeviceDatabase, kind: LeaseKind) => Promise<Result<number>>;

/**
 * Writes a new document under an id of this device's lease, once the shared rule allows it.
 * @param take the next free number, unless one has been set aside
 * @returns the id
 */
export async function insertNumbered<B>(
  kind: LeaseKind,
  collection: RxCollection<Stored<B>>,
  verdict: Result<B | null>,
  take: TakeNumber = takeId,
): Promise<Result<number>> {
  if (!verdict.ok) return verdict;
  const id = await nextNumber(kind, take);
  if (!id.ok) return id;
  const written = await insertDocument(collection, String(id.value), verdict);
  return written.ok ? id : written;
}

/** The next number; where none is left, the server is asked for a block and waited for. */
async function nextNumber(kind: LeaseKind, take: TakeNumber): Promise<Result<number>> {
  const { device, topUp } = await runtime();
  const id = await take(device, kind);
  const wanted = !id.ok || LEASED_AHEAD.includes(kind);
  const toppedUp = wanted ? topUp([kind]) : undefined;
  if (id.ok) return id;
  await Promise.race([toppedUp, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return take(device, kind);
}

/** Asks for so many numbers in one request, for work that takes them in portions. Without a connection it goes on with those that are here. */
export async function fetchNumbers(kind: LeaseKind, count: number): Promise<void> {
  const { topUp } = await runtime();
  await Promise.race([topUp([kind], count), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Takes so many numbers, or as many as there are; where none is left, the server is asked for a block and waited for. */
export async function nextNumbers(kind: LeaseKind, count: number): Promise<Result<number[]>> {
  const { device, topUp } = await runtime();
  const ids = await takeIds(device, kind, count);
  const toppedUp = topUp([kind]);
  if (ids.length > 0) return done(ids);
  await Promise.race([toppedUp, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const later = await takeIds(device, kind, count);
  return later.length > 0 ? done(later) : refused(NONE_LEFT[kind]);
}
