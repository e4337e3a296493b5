import { expose } from "comlink";
import { type Chart, createChart } from "shared-schema/geo/chart/chart";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { loadGeoData } from "../geo/loadGeoData.ts";

let chart: Promise<Chart> | null = null;

/** The whole world when it can be had; the cruising grounds otherwise, until the next tile is asked for. */
function theChart(): Promise<Chart> {
  chart ??= loadGeoData("world").then(createChart).catch(fallback);
  return chart;
}

async function fallback(): Promise<Chart> {
  chart = null;
  grounds ??= loadGeoData("grounds").then(createChart);
  return grounds;
}

let grounds: Promise<Chart> | null = null;

const api = {
  async tile(z: number, x: number, y: number, theme: ChartTheme): Promise<string> {
    return (await theChart()).tile(z, x, y, theme);
  },
};

export type ChartWorker = typeof api;

expose(api);
