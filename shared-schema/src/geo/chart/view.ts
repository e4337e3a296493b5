import { type CoastTiles, openCoastTiles } from "../coast/coastTiles.ts";
import type { GeoData } from "../data.ts";
import { parsePlaces } from "../places/places.ts";
import { createLimits } from "../zones/limits.ts";
import { type ChartLanguage, createLabels, type Label } from "./labels.ts";
import { landLayerOf, type Shore } from "./land.ts";
import type { LineSet } from "./lineSet.ts";
import { graticule, limitsIn } from "./lines.ts";
import type { Frame } from "./projection.ts";

/** Everything that is drawn in a frame of the chart, in its pixels; its colours and letters are the painter's. */
export interface ChartView extends Shore {
  frame: Frame;
  meridians: readonly number[];
  parallels: readonly number[];
  /** The outer limits of territorial waters. */
  limits: LineSet;
  /** Between two countries, at sea and ashore. */
  borders: LineSet;
  /** Names, the most important first. */
  labels: readonly Label[];
}

export interface Chart {
  view(frame: Frame, language: ChartLanguage): ChartView;
}

/**
 * Makes the chart from the data files.
 * @param tiles the coast of the data, where packs are added to it later
 */
export function createChart(data: GeoData, tiles: CoastTiles = openCoastTiles(data.coast)): Chart {
  const land = landLayerOf(data.land50m, tiles);
  const limits = createLimits(data.territorialSea);
  const labels = createLabels(parsePlaces(data.places), data.harbours);
  return {
    view(frame, language) {
      const { meridians, parallels } = graticule(frame);
      return {
        ...land.inFrame(frame),
        frame,
        meridians: meridians.map(({ at }) => at),
        parallels: parallels.map(({ at }) => at),
        limits: limitsIn(frame, limits, "OUTER"),
        borders: limitsIn(frame, limits, "BORDER"),
        labels: labels.inFrame(frame, language),
      };
    },
  };
}

/** The memory of a view, for it to be handed over instead of copied. */
export function buffersOf({ land, coast, limits, borders, unknown }: ChartView): ArrayBuffer[] {
  const sets = [...land, coast, limits, borders].flatMap(({ points, ends }) => [points.buffer, ends.buffer]);
  return [...sets, unknown.buffer];
}
