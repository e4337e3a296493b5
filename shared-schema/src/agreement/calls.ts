import type { Place } from "../geo/types.ts";
import { orderWaypoints, type WaypointMap } from "./order.ts";

/** Whether a waypoint is a call: the first one always is, whatever is stored. */
export function isCall(waypoints: WaypointMap, id: string): boolean {
  return orderWaypoints(waypoints)[0]?.[0] === id || waypoints[id]?.is_call === true;
}

/** Whether a waypoint that is no call may become one: only in national waters. */
export function mayBeCall(place: Pick<Place, "is_national_water">): boolean {
  return place.is_national_water;
}
