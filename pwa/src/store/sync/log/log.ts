import type { DeviceDatabase } from "../../database/device.ts";
import type { ExchangeLog, NewEntry } from "../../database/logEntry.ts";

const KEPT = 1_000;
const PRUNE_EVERY = 50;

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
