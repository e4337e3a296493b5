import type { Position } from "shared-schema/base/basics";
import { type Frame, mercatorX, mercatorY, worldPixels } from "shared-schema/geo/chart/projection";

export const WIDTH = 272;
export const HEIGHT = 132;
const MARGIN = 14;
/** A share of the world below which a route counts as a point; it then lies in the middle. */
const LEAST = 1e-8;

/** A part of the world's square: where its left top corner lies in it, and its units for the whole square. */
interface Fit {
  scale: number;
  left: number;
  top: number;
}

function fitTo(points: readonly Position[]): Fit {
  const xs = points.map(({ longitude }) => mercatorX(longitude));
  const ys = points.map(({ latitude }) => mercatorY(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(right - left, LEAST),
    (HEIGHT - 2 * MARGIN) / Math.max(bottom - top, LEAST),
  );
  return { scale, left: (left + right) / 2 - WIDTH / 2 / scale, top: (top + bottom) / 2 - HEIGHT / 2 / scale };
}

/**
 * Fits a route into the miniature, in the chart's own projection, so that it has the shape that the chart shows.
 * @param points the route with continuous longitudes
 * @returns where a position of the route lies, in units of the picture
 */
export function fitMiniature(points: readonly Position[]): (point: Position) => [x: number, y: number] {
  const { scale, left, top } = fitTo(points);
  return ({ latitude, longitude }) => [(mercatorX(longitude) - left) * scale, (mercatorY(latitude) - top) * scale];
}

/** The nearest that the chart is drawn. */
const LAST_ZOOM = 16;

/** The frame of the chart that lies under the miniature of a route; null for no route, and where no chart is drawn so near. */
export function frameOf(points: readonly Position[]): Frame | null {
  if (points.length === 0) return null;
  const { scale, left, top } = fitTo(points);
  const zoom = Math.log2(scale / worldPixels(0));
  if (zoom > LAST_ZOOM) return null;
  return { zoom, left: left * scale, top: top * scale, width: WIDTH, height: HEIGHT };
}
