import { RADIANS } from "../angles.ts";

/** Side of a tile in pixels; the world is one tile at zoom 0. */
export const TILE_PIXELS = 256;
/** Web Mercator is a square up to this latitude. */
const MAX_LATITUDE = 85.0511287798066;

/** Returns the easting of a longitude in Web Mercator, as a share of the world from −180° (0) to 180° (1). */
export function mercatorX(longitude: number): number {
  return (longitude + 180) / 360;
}

/**
 * Returns the southing of a latitude in Web Mercator, as a share of the world's square; a pole is on its edge (0 or 1).
 */
export function mercatorY(latitude: number): number {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS);
  const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.max(0, Math.min(1, share));
}

/** Pixels of the world's side at a zoom, which may be fractional. */
export function worldPixels(zoom: number): number {
  return TILE_PIXELS * 2 ** zoom;
}

/**
 * A part of the chart: pixels of the world's square at its zoom, from the top left corner. Left may lie beyond either side
 * of the world, which repeats itself there.
 */
export interface Frame {
  zoom: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

function latitudeOf(share: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) / RADIANS;
}

/** The sides of a frame in degrees; west and east may lie beyond ±180. */
export function boundsOf({ zoom, left, top, width, height }: Frame) {
  const world = worldPixels(zoom);
  return {
    west: (left / world) * 360 - 180,
    east: ((left + width) / world) * 360 - 180,
    north: latitudeOf(Math.max(0, top / world)),
    south: latitudeOf(Math.min(1, (top + height) / world)),
  };
}

/** The turns round the world (whole numbers of worlds to the east) at which something between two shares shows in a frame. */
export function turnsIn(frame: Frame, west: number, east: number): number[] {
  const world = worldPixels(frame.zoom);
  const first = Math.ceil(frame.left / world - east);
  const last = Math.floor((frame.left + frame.width) / world - west);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
