import type { Position } from "../base/basics.ts";

/** The same meridian as whole turns away, at most 180° from another; so the longitude may run past ±180. */
export function longitudeNear(near: number, longitude: number): number {
  const difference = longitude - near;
  return Math.abs(difference) <= 180 ? longitude : longitude - 360 * Math.round(difference / 360);
}

/**
 * The positions of a line for drawing: longitudes run past ±180 instead of jumping, so that each part goes the shorter
 * way across the antimeridian, as it is sailed.
 * @param after the longitude at which a line before this one ends
 */
export function continuous(points: readonly Position[], after?: number): Position[] {
  let last = after;
  return points.map(({ latitude, longitude }) => {
    last = longitudeNear(last ?? longitude, longitude);
    return { latitude, longitude: last };
  });
}
