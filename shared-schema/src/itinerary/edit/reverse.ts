import { generateNKeysBetween } from "fractional-indexing";
import { orderWaypoints, type WaypointEntry } from "../../agreement/order.ts";
import type { AgreementBody, Stay, Waypoint } from "../../agreement/schema.ts";

type Route = Pick<AgreementBody, "waypoints" | "stays">;
type Mirror = (instant: string | null) => string | null;

/**
 * The route the other way round. Tracks and planned speeds follow their legs. Times are mirrored, so that the voyage begins
 * and ends when it did and stays as long at every place; where times contradict each other, they are cleared instead.
 * Passengers' stays turn with the route.
 */
export function reverseRoute<R extends Route>(route: R): R {
  const forth = orderWaypoints(route.waypoints);
  const mirrored = turned(route, forth, mirrorOf(forth));
  const wanted = forth.map(([id]) => id).toReversed();
  const isRight = orderWaypoints(mirrored.waypoints).every(([id], index) => id === wanted[index]);
  return isRight ? mirrored : turned(route, forth, () => null);
}

function turned<R extends Route>(route: R, forth: readonly WaypointEntry[], mirror: Mirror): R {
  const keys = generateNKeysBetween(null, null, forth.length);
  const waypoints = forth.map(([id, waypoint], index): [string, Waypoint] => {
    // The leg that arrived at the next one now arrives here.
    const next = forth[index + 1]?.[1];
    const becomes: Waypoint = {
      ...waypoint,
      pos: keys[forth.length - 1 - index] ?? waypoint.pos,
      arr_date: mirror(waypoint.dep_date),
      dep_date: mirror(waypoint.arr_date),
      track: next?.track?.toReversed() ?? null,
      routed: next?.routed ? { from: next.routed.to, to: next.routed.from } : next?.routed,
      planned_speed: next?.planned_speed ?? null,
      // The first waypoint of a route is always a call.
      is_call: waypoint.is_call || index === 0 || index === forth.length - 1,
    };
    return [id, becomes];
  });
  const stays = Object.entries(route.stays).map(([id, stay]): [string, Stay] => [
    id,
    {
      ...stay,
      emb_waypoint: stay.disemb_waypoint,
      disemb_waypoint: stay.emb_waypoint,
      emb_date: mirror(stay.disemb_date),
      disemb_date: mirror(stay.emb_date),
    },
  ]);
  return { ...route, waypoints: Object.fromEntries(waypoints), stays: Object.fromEntries(stays) };
}

function mirrorOf(forth: readonly WaypointEntry[]): Mirror {
  const times = forth.flatMap(([, { arr_date, dep_date }]) =>
    [arr_date, dep_date].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  );
  if (times.length === 0) return () => null;
  const ends = Math.min(...times) + Math.max(...times);
  return (instant) =>
    instant === null ? null : new Date(ends - Date.parse(instant)).toISOString().replace(".000Z", "Z");
}
