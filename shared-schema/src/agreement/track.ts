import type { Position } from "../base/basics.ts";
import type { Waypoint } from "./schema.ts";

/** The router drew the leg between the ends that it has now. */
export function isDrawn(from: Position, end: Waypoint): boolean {
  return !!end.routed && isAt(end.routed.from, from) && isAt(end.routed.to, end);
}

/**
 * Returns the track of the leg that arrives at a waypoint. A track that the router drew for other ends is not used:
 * until the router draws the leg again, it is straight, in every figure and on every chart.
 */
export function trackTo(from: Position, end: Waypoint): readonly Position[] {
  return end.routed && !isDrawn(from, end) ? [] : (end.track ?? []);
}

/** Whether two positions are the same. */
export function isAt(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
