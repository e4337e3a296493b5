import { type Remote, wrap } from "comlink";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import type { ChartWorker, DrawnTile } from "./chartWorker.ts";

export type { ChartTheme } from "shared-schema/geo/chart/theme";
export type { DrawnTile } from "./chartWorker.ts";

let worker: Remote<ChartWorker> | null = null;

function theWorker(): Remote<ChartWorker> {
  worker ??= wrap<ChartWorker>(new Worker(new URL("./chartWorker.ts", import.meta.url), { type: "module" }));
  return worker;
}

/** A tile of the chart, 256 px, drawn on this device; `unknown` is written over coast that it does not hold. */
export function tile(z: number, x: number, y: number, theme: ChartTheme, unknown: string): Promise<DrawnTile> {
  return theWorker().tile(z, x, y, theme, unknown);
}

/** A connection has come back: coasts that were unknown may be asked for again. */
export function reconnected(): Promise<void> {
  return theWorker().reconnected();
}
