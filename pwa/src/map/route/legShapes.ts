import { mercatorX, mercatorY } from "shared-schema/geo/chart/projection";
import type { MapPoint } from "../points.ts";

/** The line of a route cut at its waypoints: one leg between each two of them. */
export function cutAtWaypoints(points: readonly MapPoint[], line: readonly MapPoint[]): MapPoint[][] {
  const legs: MapPoint[][] = [];
  let from = 0;
  for (const { latitude, longitude } of points.slice(1)) {
    const to = line.findIndex((at, i) => i > from && at.latitude === latitude && at.longitude === longitude);
    if (to < 0) break;
    legs.push(line.slice(from, to + 1));
    from = to;
  }
  return legs;
}

/**
 * The line of a route while one of its waypoints is held somewhere else: the legs to it and from it are straight.
 * @param legs the line, cut at its waypoints
 */
export function lineWhileHeld<P extends MapPoint & { id: string }>(
  points: readonly P[],
  line: readonly MapPoint[],
  legs: readonly (readonly MapPoint[])[],
  held: { id: string; at: MapPoint } | null,
): readonly MapPoint[] {
  if (!held) return line;
  const index = points.findIndex(({ id }) => id === held.id);
  if (index < 0) return line;
  return points.flatMap((point, i) => {
    if (i === index) return [held.at];
    const leg = legs[i];
    // The bends of a leg belong to the waypoint at which it begins.
    return leg && i + 1 !== index ? leg.slice(0, -1) : [point];
  });
}

/** The middle of a leg, and the course there: degrees clockwise from north, as the chart shows it. */
export interface Middle {
  at: MapPoint;
  course: number;
  /** Length on the chart, in shares of the world's side. */
  length: number;
}

/** Returns the position of a leg's arrowhead; null for a leg without length. */
export function middleOf(leg: readonly MapPoint[]): Middle | null {
  const places = leg.map((at) => ({ at, x: mercatorX(at.longitude), y: mercatorY(at.latitude) }));
  const steps = places.slice(1).flatMap((to, i) => {
    const from = places[i];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  let left = length / 2;
  for (const { from, to, length: part } of steps) {
    if (part === 0 || left > part) {
      left -= part;
      continue;
    }
    const share = left / part;
    const course = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    const at = {
      latitude: from.at.latitude + (to.at.latitude - from.at.latitude) * share,
      longitude: from.at.longitude + (to.at.longitude - from.at.longitude) * share,
    };
    return { at, course, length };
  }
  return null;
}
