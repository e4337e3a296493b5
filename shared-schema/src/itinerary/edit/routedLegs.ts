import { orderWaypoints, type WaypointMap } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { isAt, isDrawn } from "../../agreement/track.ts";
import type { Position } from "../../base/basics.ts";

/** A leg that the router is to draw, by the waypoint at which it arrives. */
export interface LegEnds {
  to: string;
  from: Position;
  end: Position;
}

/** The mark of a leg that the router draws and has not drawn yet. */
export function unrouted({ latitude, longitude }: Position): NonNullable<Waypoint["routed"]> {
  const here = { latitude, longitude };
  return { from: here, to: here };
}

/** Legs that the router draws and whose ends are others than when it did. */
export function legsToRoute(waypoints: WaypointMap): LegEnds[] {
  const ordered = orderWaypoints(waypoints);
  return ordered.slice(1).flatMap(([to, end], index) => {
    const from = ordered[index]?.[1];
    if (!from || !end.routed || isDrawn(from, end)) return [];
    return [{ to, from: positionOf(from), end: positionOf(end) }];
  });
}

/** The route with a leg as the router drew it; as it is where the leg's ends have moved on. */
export function withRoutedLeg(
  waypoints: WaypointMap,
  { to, from, end }: LegEnds,
  track: readonly Position[],
): Record<string, Waypoint> {
  const waypoint = waypoints[to];
  const now = legsToRoute(waypoints).find((leg) => leg.to === to);
  if (!waypoint || !now || !isAt(now.from, from) || !isAt(now.end, end)) return { ...waypoints };
  const drawn = { track: track.length === 0 ? null : track.map(positionOf), routed: { from, to: end } };
  return { ...waypoints, [to]: { ...waypoint, ...drawn } };
}

/** The route after a waypoint was moved: legs from and to it that no one has drawn or made straight are the router's. */
export function routedAround(waypoints: WaypointMap, id: string): Record<string, Waypoint> {
  const ordered = orderWaypoints(waypoints);
  const index = ordered.findIndex(([each]) => each === id);
  const legs = [ordered[index], ordered[index + 1]].flatMap((leg) => (leg ? [leg] : []));
  const marked = legs.flatMap(([to, waypoint]) =>
    waypoint.routed === undefined && !waypoint.track?.length ? [[to, { ...waypoint, routed: unrouted(waypoint) }]] : [],
  );
  return { ...waypoints, ...Object.fromEntries(marked) };
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
