import { liveQuery } from "dexie";
import { from, switchMap } from "rxjs";
import type { LogEntry } from "../../database/logEntry.ts";
import { runtime } from "../../database/runtime.ts";
import { LiveValues, useLive } from "../../queries/live.ts";

const entries = new LiveValues<LogEntry[]>(() =>
  from(runtime()).pipe(
    switchMap(({ device }) => from(liveQuery(() => device.exchanges.orderBy("key").reverse().toArray()))),
  ),
);

/** The exchanges of this device, the newest first; undefined while loading. */
export function useExchangeLog(): LogEntry[] | undefined {
  return useLive(entries, "all");
}
