import type { WaypointMap } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import type { DerivedWaypoint } from "../derive.ts";
import type { Moment } from "../schedule.ts";

const MS_PER_MINUTE = 60_000;

type Planned = Pick<DerivedWaypoint, "id" | "is_call" | "arrival" | "departure">;
type Times = Pick<Waypoint, "arr_date" | "dep_date">;

/**
 * Returns the estimated times that the contract needs and that are not entered, by waypoint: those of calls, and of waypoints
 * that decide the rate. To the minute, as a person enters them.
 * @param estimated the waypoints whose estimates decide the rate
 */
export function estimatesToTake(
  waypoints: WaypointMap,
  planned: readonly Planned[],
  estimated: readonly string[],
): Record<string, Partial<Times>> {
  const taken = planned.flatMap(({ id, is_call, arrival, departure }): [string, Partial<Times>][] => {
    const waypoint = waypoints[id];
    if (!waypoint || !(is_call || estimated.includes(id))) return [];
    const arr_date = waypoint.arr_date === null ? toTheMinute(arrival) : null;
    const dep_date = waypoint.dep_date === null ? toTheMinute(departure) : null;
    const times = { ...(arr_date !== null && { arr_date }), ...(dep_date !== null && { dep_date }) };
    return Object.keys(times).length === 0 ? [] : [[id, times]];
  });
  return Object.fromEntries(taken);
}

/** Returns the route with times entered; one that was entered meanwhile stays. */
export function withTimes(
  waypoints: WaypointMap,
  times: Readonly<Record<string, Partial<Times>>>,
): Record<string, Waypoint> {
  const entered = Object.entries(waypoints).map(([id, waypoint]): [string, Waypoint] => {
    const { arr_date = null, dep_date = null } = times[id] ?? {};
    const changed = { arr_date: waypoint.arr_date ?? arr_date, dep_date: waypoint.dep_date ?? dep_date };
    return [id, { ...waypoint, ...changed }];
  });
  return Object.fromEntries(entered);
}

/** Null for a time that is no estimate. */
function toTheMinute(moment: Moment | null): string | null {
  if (moment?.origin !== "ESTIMATED") return null;
  return new Date(Math.round(Date.parse(moment.at) / MS_PER_MINUTE) * MS_PER_MINUTE).toISOString();
}
