import { type Remote, wrap } from "comlink";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import type { ChartWorker } from "./chartWorker.ts";

export type { ChartTheme } from "shared-schema/geo/chart/theme";

let worker: Remote<ChartWorker> | null = null;

/** An SVG tile of the chart, 256 px, drawn on this device. */
export function tile(z: number, x: number, y: number, theme: ChartTheme): Promise<string> {
  worker ??= wrap<ChartWorker>(new Worker(new URL("./chartWorker.ts", import.meta.url), { type: "module" }));
  return worker.tile(z, x, y, theme);
}
