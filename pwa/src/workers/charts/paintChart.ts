import { startWorker } from "../startWorker.ts";
import type { ChartWorker } from "./chartWorker.ts";
import type { Painting, Wanted } from "./painting.ts";

const worker = startWorker<ChartWorker>(
  () => new Worker(new URL("./chartWorker.ts", import.meta.url), { type: "module" }),
);

/** A frame of the chart, painted on this device. Rejects where the files of the earth cannot be had. */
export function paintChart(wanted: Wanted): Promise<Painting> {
  return worker.ask((remote) => remote.paint(wanted));
}

/** A connection has come back: coasts that were unknown may be asked for again. */
export function reconnected(): Promise<void> {
  return worker.ask((remote) => remote.reconnected());
}
