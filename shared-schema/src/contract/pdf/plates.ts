import type { Shore } from "../../geo/chart/land.ts";
import { type Frame, mercatorX, mercatorY, worldPixels } from "../../geo/chart/projection.ts";
import type { RouteSketch } from "../blocks.ts";
import { INNER } from "./pen.ts";

/** The pictures of the title page, read from files: server and device hold the same ones. */
export interface Plates {
  /** Land in the frame of `chartFrame`; null where it could not be had. */
  shore: Shore | null;
  /** A picture of the yacht as the server keeps it, a JPEG. */
  picture: Uint8Array | null;
}

export const NO_PLATES: Plates = { shore: null, picture: null };

/** The chart on the title page, mm. */
export const CHART = { width: INNER, height: 84 } as const;
/** The land layer leaves out what is finer than a pixel. */
export const PIXELS_PER_MM = 4;
const MARGIN_PIXELS = 64;
/** Nearer than this a short trip shows nothing but its own bay. */
const NEAREST_ZOOM = 11;
/** Zooms are rounded down to these steps, so that each engine's logarithm gives the same frame. */
const STEPS_PER_ZOOM = 64;
/** A share of the world's side below which a route counts as a point. */
const LEAST = 1e-6;

/** The part of the chart that a route needs, in pixels; null for a route without a position. */
export function chartFrame({ line, calls }: RouteSketch): Frame | null {
  const points = [...line, ...calls];
  if (points.length === 0) return null;
  const xs = points.map(({ longitude }) => mercatorX(longitude));
  const ys = points.map(({ latitude }) => mercatorY(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.round(CHART.width * PIXELS_PER_MM);
  const height = Math.round(CHART.height * PIXELS_PER_MM);
  const fitting = Math.min(
    (width - 2 * MARGIN_PIXELS) / Math.max(right - left, LEAST),
    (height - 2 * MARGIN_PIXELS) / Math.max(bottom - top, LEAST),
  );
  const fittingZoom = Math.floor(Math.log2(fitting / worldPixels(0)) * STEPS_PER_ZOOM) / STEPS_PER_ZOOM;
  const zoom = Math.max(0, Math.min(NEAREST_ZOOM, fittingZoom));
  const world = worldPixels(zoom);
  return {
    zoom,
    left: Math.round(((left + right) / 2) * world - width / 2),
    top: Math.round(((top + bottom) / 2) * world - height / 2),
    width,
    height,
  };
}
