import { orderWaypoints, type WaypointMap } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { trackTo } from "../../agreement/track.ts";
import { rhumbLength } from "../../geo/rhumb.ts";

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

/** NM of each leg, in sailing order. */
export function legLengths(waypoints: WaypointMap): number[] {
  const ordered = orderWaypoints(waypoints);
  return ordered.slice(1).map(([, end], index) => {
    const start = ordered[index]?.[1];
    return start ? rhumbLength([start, ...trackTo(start, end), end]) : 0;
  });
}

/**
 * The route sailed at one speed. Entered departures stand, and entered arrivals follow from them, to the next full minute; where she
 * would arrive after she is to leave, she leaves on arrival. Times that no one entered are left to the schedule.
 * @param knots of every leg
 */
export function atSpeed(waypoints: WaypointMap, knots: number): Record<string, Waypoint> {
  const lengths = legLengths(waypoints);
  let left: string | null = null;
  const sailed = orderWaypoints(waypoints).map(([id, waypoint], index): [string, Waypoint] => {
    if (index === 0) {
      left = waypoint.dep_date;
      return [id, waypoint];
    }
    const nm = lengths[index - 1] ?? 0;
    const arr_date = waypoint.arr_date && (arrivalAfter(left, nm, knots) ?? waypoint.arr_date);
    const dep_date = laterOf(waypoint.dep_date, arr_date);
    left = dep_date;
    return [id, { ...waypoint, arr_date, dep_date, planned_speed: knots }];
  });
  return Object.fromEntries(sailed);
}

/** The calls that a route reaches later than another one does, by id. */
export function reachedLater(before: WaypointMap, after: WaypointMap): string[] {
  return Object.entries(after).flatMap(([id, { arr_date }]) => {
    const due = before[id]?.arr_date ?? null;
    return due !== null && arr_date !== null && Date.parse(arr_date) > Date.parse(due) ? [id] : [];
  });
}

function arrivalAfter(departure: string | null, nm: number, knots: number): string | null {
  if (departure === null || nm === 0) return null;
  const exact = Date.parse(departure) + (nm / knots) * MS_PER_HOUR;
  const time = new Date(Math.ceil(exact / MS_PER_MINUTE) * MS_PER_MINUTE);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function laterOf(departure: string | null, arrival: string | null): string | null {
  const isLate = departure !== null && arrival !== null && Date.parse(arrival) > Date.parse(departure);
  return isLate ? arrival : departure;
}
