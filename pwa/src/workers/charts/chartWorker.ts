import { expose } from "comlink";
import { type Chart, createChart } from "shared-schema/geo/chart/chart";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coastTiles";
import { askCoast, forgetRefusals } from "../geo/coastBlocks.ts";
import { loadGeoData } from "../geo/loadGeoData.ts";

let loading: Promise<{ chart: Chart; coast: GrowingCoast }> | null = null;

function theChart() {
  loading ??= loadGeoData().then(
    (data) => {
      const coast = openCoastTiles(data.coast);
      return { chart: createChart(data, coast), coast };
    },
    (error: unknown) => {
      // A failed load is tried again with the next tile.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** A tile as SVG, and whether all of its coast was known. */
export interface DrawnTile {
  svg: string;
  isWhole: boolean;
}

const api = {
  /** `unknown` is written over coast that is not on this device. */
  async tile(z: number, x: number, y: number, theme: ChartTheme, unknown: string): Promise<DrawnTile> {
    const { chart, coast } = await theChart();
    const { answer, missing } = await askCoast(coast, () => chart.tile(z, x, y, theme, unknown));
    return { svg: answer, isWhole: missing === 0 };
  },
  /** A connection has come back. */
  async reconnected(): Promise<void> {
    forgetRefusals((await theChart()).coast);
  },
};

export type ChartWorker = typeof api;

expose(api);
