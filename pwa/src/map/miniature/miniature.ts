import type { Position } from "shared-schema/base/basics";
import { mercatorX, mercatorY } from "shared-schema/geo/chart/projection";

export const WIDTH = 272;
export const HEIGHT = 132;
const MARGIN = 14;
/** A share of the world below which a route counts as a point; it then lies in the middle. */
const LEAST = 1e-8;

/**
 * Fits a route into the miniature, in the chart's own projection, so that it has the shape that the chart shows.
 * @param points the route with continuous longitudes
 * @returns where a position of the route lies, in units of the picture
 */
export function fitMiniature(points: readonly Position[]): (point: Position) => [x: number, y: number] {
  const xs = points.map(({ longitude }) => mercatorX(longitude));
  const ys = points.map(({ latitude }) => mercatorY(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(right - left, LEAST),
    (HEIGHT - 2 * MARGIN) / Math.max(bottom - top, LEAST),
  );
  const dx = (WIDTH - (right - left) * scale) / 2;
  const dy = (HEIGHT - (bottom - top) * scale) / 2;
  return ({ latitude, longitude }) => [
    (mercatorX(longitude) - left) * scale + dx,
    (mercatorY(latitude) - top) * scale + dy,
  ];
}
