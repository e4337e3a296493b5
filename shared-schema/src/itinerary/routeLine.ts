import { orderWaypoints } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { trackTo } from "../agreement/track.ts";
import type { Position } from "../base/basics.ts";
import { continuous } from "../geo/continuous.ts";

// The route for drawing: its longitudes run past ±180 where it crosses the antimeridian, the same in every view.

export interface Stop extends Position {
  id: string;
  is_call: boolean;
}

/** A leg, named by the waypoint at which it arrives. */
interface RouteLeg {
  to: string;
  /** From waypoint, track points, to waypoint. */
  points: Position[];
}

/** The legs in sailing order. */
export function routeLegs(waypoints: AgreementBody["waypoints"]): RouteLeg[] {
  let from: Position | undefined;
  return orderWaypoints(waypoints).flatMap(([to, waypoint], index, ordered) => {
    const { latitude, longitude } = waypoint;
    const before = ordered[index - 1]?.[1];
    const start = from;
    if (!start || !before) {
      from = { latitude, longitude };
      return [];
    }
    const points = [start, ...continuous([...trackTo(before, waypoint), { latitude, longitude }], start.longitude)];
    from = points.at(-1);
    return [{ to, points }];
  });
}

/** The waypoints in sailing order; the first is always a call. */
export function routeStops(waypoints: AgreementBody["waypoints"]): Stop[] {
  const ends = new Map(routeLegs(waypoints).map(({ to, points }) => [to, points.at(-1)]));
  return orderWaypoints(waypoints).map(([id, { latitude, longitude, is_call }], index) => ({
    id,
    latitude,
    longitude: ends.get(id)?.longitude ?? longitude,
    is_call: index === 0 || is_call,
  }));
}

/** The way from the first to the last waypoint, with the track points between them. */
export function routeLine(waypoints: AgreementBody["waypoints"]): Position[] {
  const legs = routeLegs(waypoints);
  const parts = legs.flatMap(({ points }, index) => (index === 0 ? points : points.slice(1)));
  return legs.length > 0 ? parts : routeStops(waypoints).map(({ latitude, longitude }) => ({ latitude, longitude }));
}
