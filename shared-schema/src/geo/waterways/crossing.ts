import type { Position } from "../../base/basics.ts";
import { meeting } from "../path.ts";
import { longitudeDifference } from "../rhumb.ts";

/** Whether a line crosses the segment between two places, as under a bridge or through a lock. */
export function crosses(points: readonly Position[], [c, d]: readonly [Position, Position]): boolean {
  const dx = longitudeDifference(c.longitude, d.longitude);
  return points.some((b, i) => {
    const a = points[i - 1];
    if (!a) return false;
    // Longitudes from the segment, so that no line is cut at the antimeridian.
    const [ax, bx] = [longitudeDifference(c.longitude, a.longitude), longitudeDifference(c.longitude, b.longitude)];
    if (Math.abs(bx - ax) > 180) return false;
    return meeting(ax, a.latitude, bx, b.latitude, 0, c.latitude, dx, d.latitude) !== null;
  });
}
