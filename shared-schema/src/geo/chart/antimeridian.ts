import { longitudeDifference } from "../rhumb.ts";
import type { Outline } from "../zones/waters.ts";

const POLE = 90;

/**
 * An outline in degrees for a flat map, without repeating its first point: its longitudes go on past ±180 instead of
 * jumping, and one that circles a pole is closed along it.
 */
export function unrolled(outline: Outline): number[] {
  const points: number[] = [];
  let longitude = outline[0] ?? 0;
  for (let i = 0; i + 1 < outline.length; i += 2) {
    longitude += longitudeDifference(longitude, outline[i] ?? 0);
    points.push(longitude, outline[i + 1] ?? 0);
  }
  const first = points[0] ?? 0;
  if (Math.abs(longitude - first) < 1) return points.slice(0, -2);
  const pole = (points[1] ?? 0) < 0 ? -POLE : POLE;
  return [...points, longitude, pole, first, pole];
}
