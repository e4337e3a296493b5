import { liveQuery } from "dexie";
import { from, switchMap } from "rxjs";
import type { DeviceDatabase } from "../../device.ts";
import { LiveValues, useLive } from "../../live.ts";
import { runtime } from "../../runtime.ts";
import type { LogEntry } from "./entry.ts";

const KEPT = 1_000;
const PRUNE_EVERY = 50;

export type NewEntry = Omit<LogEntry, "key" | "at">;

/** Writes down what is exchanged, on this device alone. */
export interface ExchangeLog {
  note(entry: NewEntry): void;
}

/** A log in the device's database that keeps its last thousand lines. It never holds up, or fails, what it tells of. */
export function exchangeLog(device: DeviceDatabase, now: () => number): ExchangeLog {
  let noted = 0;
  const write = async (entry: NewEntry) => {
    await device.exchanges.add({ ...entry, at: now() });
    noted += 1;
    if (noted % PRUNE_EVERY === 1) await prune(device, KEPT);
  };
  return { note: (entry) => void write(entry).catch(() => undefined) };
}

/** Leaves the newest lines. */
export async function prune(device: DeviceDatabase, kept: number): Promise<void> {
  const surplus = (await device.exchanges.count()) - kept;
  if (surplus <= 0) return;
  const oldest = await device.exchanges.orderBy("key").limit(surplus).primaryKeys();
  await device.exchanges.bulkDelete(oldest);
}

const entries = new LiveValues<LogEntry[]>(() =>
  from(runtime()).pipe(
    switchMap(({ device }) => from(liveQuery(() => device.exchanges.orderBy("key").reverse().toArray()))),
  ),
);

/** The exchanges of this device, the newest first; undefined while loading. */
export function useExchangeLog(): LogEntry[] | undefined {
  return useLive(entries, "all");
}
