import { expose, transfer } from "comlink";
import type { ChartLanguage } from "shared-schema/geo/chart/labels";
import type { Frame } from "shared-schema/geo/chart/projection";
import { buffersOf, type Chart, type ChartView, createChart } from "shared-schema/geo/chart/view";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { askCoast, forgetRefusals } from "../geo/coastBlocks.ts";
import { loadGeoData } from "../geo/loadGeoData.ts";
import { loadLetters } from "./letters.ts";
import { paint } from "./paint.ts";
import type { Painting, Wanted } from "./painting.ts";

let loading: Promise<{ chart: Chart; coast: GrowingCoast }> | null = null;

function theChart() {
  loading ??= loadGeoData().then(
    (data) => {
      const coast = openCoastTiles(data.coast);
      return { chart: createChart(data, coast), coast };
    },
    (error: unknown) => {
      // A failed load is tried again with the next view.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The last view, for it to be painted in another style. */
let last: { key: string; view: ChartView } | null = null;

async function viewOf(frame: Frame, language: ChartLanguage): Promise<ChartView> {
  const key = JSON.stringify([frame, language]);
  if (last?.key === key) return last.view;
  const { chart, coast } = await theChart();
  const { answer: view } = await askCoast(coast, () => chart.view(frame, language));
  // A view that lacks coast is not kept, because the coast may arrive.
  last = view.unknown.length === 0 ? { key, view } : null;
  return view;
}

function pictureOf(view: ChartView, { frame, options }: Wanted): ImageBitmap | null {
  if (typeof OffscreenCanvas === "undefined") return null;
  const { density } = options;
  const canvas = new OffscreenCanvas(Math.round(frame.width * density), Math.round(frame.height * density));
  const context = canvas.getContext("2d");
  if (!context) return null;
  paint(context, view, options);
  return canvas.transferToImageBitmap();
}

const api = {
  /** Paints a frame; coast that the device lacks is fetched first, where it can be had. */
  async paint(wanted: Wanted): Promise<Painting> {
    const [view] = await Promise.all([viewOf(wanted.frame, wanted.language), loadLetters()]);
    const about = { frame: wanted.frame, lacksCoast: view.unknown.length > 0 };
    const picture = pictureOf(view, wanted);
    if (picture) return transfer({ ...about, picture }, [picture]);
    // Handed over, it is no longer here.
    last = null;
    return transfer({ ...about, picture: view }, buffersOf(view));
  },
  /** A connection has come back. */
  async reconnected(): Promise<void> {
    forgetRefusals((await theChart()).coast);
  },
};

export type ChartWorker = typeof api;

expose(api);
