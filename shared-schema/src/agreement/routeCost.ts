import { isEqual } from "../base/equal.ts";
import { fault, type Refused, refusedAt } from "../base/result.ts";
import { rhumbLength, rhumbLine } from "../geo/rhumb.ts";
import { orderWaypoints, type WaypointMap } from "./order.ts";
import { trackTo } from "./track.ts";

/** The track points of a route, all legs together. A week along an intricate coast has some hundred. */
export const MOST_ROUTE_POINTS = 3_000;
/** The longest route in NM: a voyage round the world by the canals has about 26,000. */
export const MOST_ROUTE_NM = 30_000;
/** Waypoints times NM: 200 waypoints round the world, or one every 5 NM for 5,000 NM. */
const MOST_WAYPOINT_NM = 6_000_000;
/**
 * A leg's track is at most so many times as long as the direct way, and some NM: a race ends where it began, and Skagen lies 450 NM
 * round from one mouth of the canal of Kiel to the other.
 */
const MOST_DETOUR = 3;
const DETOUR_SLACK_NM = 1_000;

/** The measures of a route that its plan costs time by. */
interface RouteCost {
  waypoints: number;
  points: number;
  nm: number;
  legs: ReadonlyMap<string, LegCost>;
}

interface LegCost {
  /** The number of the waypoint at which the leg arrives. */
  sn: number;
  nm: number;
  /** NM that the leg may have. */
  most: number;
}

/**
 * The one rule of what a route may cost, asked by screen, device, push and REST alike. Zones and land are looked up along every mile
 * of it by each of its readers, so that it bounds length and points, beyond what any voyage has.
 * A route that was kept before may be changed as long as it gets no worse.
 * @param before the committed route, null when there is none
 */
export function decideRouteCost(before: WaypointMap | null, next: WaypointMap): Refused | null {
  if (before && isEqual(before, next)) return null;
  const points = pointsOf(next);
  if (points > MOST_ROUTE_POINTS && points > (before ? pointsOf(before) : 0)) {
    const most = MOST_ROUTE_POINTS;
    return refusedAt({ waypoints: [fault("too-many-points", { most })] }, "route.too-many-points", { most });
  }
  const cost = routeCost(next);
  return longLeg(before, cost) ?? longRoute(before, cost);
}

/** Measures a route: its waypoints, its track points, and the lengths of its legs as they are sailed. */
export function routeCost(route: WaypointMap): RouteCost {
  const ordered = orderWaypoints(route);
  const legs = new Map<string, LegCost>();
  for (const [index, [id, end]] of ordered.entries()) {
    const from = ordered[index - 1]?.[1];
    if (!from) continue;
    const most = Math.round(MOST_DETOUR * rhumbLine(from, end).nm + DETOUR_SLACK_NM);
    legs.set(id, { sn: index + 1, nm: rhumbLength([from, ...trackTo(from, end), end]), most });
  }
  const nm = [...legs.values()].reduce((sum, leg) => sum + leg.nm, 0);
  return { waypoints: ordered.length, points: pointsOf(route), nm, legs };
}

/** The track points of all legs, those of a track that is not used included. */
export function pointsOf(route: WaypointMap): number {
  return Object.values(route).reduce((sum, { track }) => sum + (track?.length ?? 0), 0);
}

function longLeg(before: WaypointMap | null, { legs }: RouteCost): Refused | null {
  for (const [id, { sn, nm, most }] of legs) {
    if (nm <= most || (before && nm <= (routeCost(before).legs.get(id)?.nm ?? 0))) continue;
    return refusedAt({ [`waypoints.${id}.track`]: [fault("too-far", { most })] }, "leg.too-long", { sn, most });
  }
  return null;
}

function longRoute(before: WaypointMap | null, { waypoints, nm }: RouteCost): Refused | null {
  const most = mostNm(waypoints);
  if (nm <= most) return null;
  const was = before && routeCost(before);
  if (was && was.nm > mostNm(was.waypoints) && nm <= was.nm && waypoints <= was.waypoints) return null;
  return refusedAt({ waypoints: [fault("too-far", { most })] }, "route.too-long", { waypoints, most });
}

function mostNm(waypoints: number): number {
  return Math.min(MOST_ROUTE_NM, Math.floor(MOST_WAYPOINT_NM / Math.max(1, waypoints)));
}
