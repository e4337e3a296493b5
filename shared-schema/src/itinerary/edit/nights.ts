import { orderWaypoints, type WaypointMap } from "../../agreement/order.ts";
import { MOST_NIGHTS, type Waypoint } from "../../agreement/schema.ts";
import { hoursAfter } from "../times.ts";

const HOURS_PER_DAY = 24;

/**
 * Returns the route with the yacht staying some nights at a waypoint. Entered times from this departure on move by as
 * many days, so that the schedule keeps its shape and its hours.
 * @param before the number of nights that the schedule has there now
 */
export function withNights(
  waypoints: WaypointMap,
  id: string,
  { before, nights }: { before: number; nights: number },
): Record<string, Waypoint> {
  const ordered = orderWaypoints(waypoints);
  const here = ordered.findIndex(([each]) => each === id);
  const wanted = Math.min(Math.max(0, Math.round(nights)), MOST_NIGHTS);
  const push = (instant: string | null) =>
    instant === null ? null : (hoursAfter(instant, (wanted - before) * HOURS_PER_DAY) ?? instant);
  const changed = ordered.map(([each, waypoint], index): [string, Waypoint] => {
    if (here < 0 || index < here) return [each, waypoint];
    const dep_date = push(waypoint.dep_date);
    return index === here
      ? [each, { ...waypoint, dep_date, nights: wanted }]
      : [each, { ...waypoint, arr_date: push(waypoint.arr_date), dep_date }];
  });
  return Object.fromEntries(changed);
}
