import type { Language } from "shared-schema/base/language";
import { type LineSet, lineBuilder, linesOf } from "shared-schema/geo/chart/lineSet";
import { graticule } from "shared-schema/geo/chart/lines";
import { thin } from "shared-schema/geo/chart/outline";
import { stepsPath } from "shared-schema/geo/chart/svgPath";
import { type Chart, createChart } from "shared-schema/geo/chart/view";
import type { Earth } from "../worked/earth.ts";
import { FRAME } from "./frame.ts";

const COARSE_PIXELS = 5;

/** A name on the chart, in pixels of the drawing. */
export interface PlateName {
  name: string;
  x: number;
  y: number;
}

/** The content of the hero's chart, besides the route. */
export interface Plate {
  /** The `d` of a path in half pixels, to be filled by the even-odd rule. */
  land: string;
  /** The `d` of a path in half pixels. */
  coast: string;
  /** The same with few points, for wide strokes: those of thousands of points hold up the first paint. */
  offing: string;
  /** Pixels from the left. */
  meridians: readonly { degrees: number; at: number }[];
  /** Pixels from the top. */
  parallels: readonly { degrees: number; at: number }[];
  seas: Readonly<Record<Language, readonly PlateName[]>>;
}

/** Draws the hero's chart from the product's own chart data. */
export function drawPlate({ data, coast: tiles }: Earth): Plate {
  const chart = createChart(data, tiles);
  const { land, coast } = chart.view(FRAME, "en");
  return {
    land: land.map((set) => stepsPath(set, true)).join(""),
    coast: stepsPath(coast, false),
    offing: stepsPath(coarse(coast), false),
    ...graticule(FRAME),
    seas: { en: seasOf(chart, "en"), fr: seasOf(chart, "fr") },
  };
}

/** Lines without points that lie near each other. */
function coarse(set: LineSet): LineSet {
  const lines = lineBuilder();
  for (const [first, end] of linesOf(set)) {
    const points = [...set.points.subarray(2 * first, 2 * end)];
    lines.add(thin(points, COARSE_PIXELS, (index) => index === 0 || index === end - first - 1));
  }
  return lines.build();
}

function seasOf(chart: Chart, language: Language): PlateName[] {
  return chart
    .view(FRAME, language)
    .labels.filter(({ kind }) => kind === "SEA")
    .map(({ name, x, y }) => ({ name, x, y }));
}
