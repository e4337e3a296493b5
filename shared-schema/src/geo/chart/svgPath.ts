import { type LineSet, linesOf } from "./lineSet.ts";

/** Steps of half a pixel are all that anybody sees: outlines are written in whole units of this part of a pixel. */
export const UNITS_PER_PIXEL = 2;

/** Land and coast as the `d` of SVG paths in half pixels. */
export interface ShorePaths {
  /** A path for each layer, to be filled by the even-odd rule. */
  land: string[];
  /** Without the edges along which the land's outlines are cut. */
  coast: string;
}

/** Lines as the `d` of an SVG path in half pixels, each a start and steps from one point to the next. */
export function stepsPath(set: LineSet, isClosed: boolean): string {
  const lines = [...linesOf(set)].map(([first, end]) => steps(set.points.subarray(2 * first, 2 * end)));
  const drawn = lines.filter((line) => !line.endsWith("l"));
  return drawn.map((line) => (isClosed ? `${line}z` : line)).join("");
}

function steps(points: Float32Array): string {
  const units = Array.from(points, (value) => Math.round(value * UNITS_PER_PIXEL));
  let [x = 0, y = 0] = units;
  let path = `M${x} ${y}l`;
  for (let i = 2; i + 1 < units.length; i += 2) {
    const [nextX = 0, nextY = 0] = units.slice(i, i + 2);
    if (nextX === x && nextY === y) continue;
    path += `${spaced(nextX - x, path.endsWith("l"))}${spaced(nextY - y, false)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** A minus sign parts numbers by itself. */
function spaced(step: number, isFirst: boolean): string {
  return isFirst || step < 0 ? String(step) : ` ${step}`;
}
