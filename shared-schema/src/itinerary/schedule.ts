import type { Waypoint } from "../agreement/schema.ts";
import { SLOWEST_KNOTS } from "../basics.ts";
import type { WaypointEntry } from "./order.ts";
import { hoursAfter, hoursBetween, knownHours } from "./times.ts";

/** The times of a leg, UTC; what nobody entered is estimated and marked. */
export interface LegTimes {
  departure: string | null;
  departure_estimated: boolean;
  arrival: string | null;
  /** The arrival is an estimate. */
  estimated: boolean;
  /** From departure to arrival, h; null when unknown or when the two are the wrong way round. */
  hours: number | null;
  /** kt over ground between two entered times; null otherwise. */
  implied_speed: number | null;
  /** kt for fuel and estimates: planned, else implied, else cruising; null when none is known. */
  speed: number | null;
}

interface LegToTime {
  from: Waypoint;
  to: Waypoint;
  nm: number;
  /** Arrival at `from`, entered or estimated. */
  here: string | null;
  cruisingSpeed: number | null;
}

function departureOf({ from, to, nm, here }: LegToTime, speed: number | null): string | null {
  if (from.dep_date !== null) return from.dep_date;
  if (to.arr_date === null || speed === null) return here;
  const inTime = hoursAfter(to.arr_date, -nm / speed);
  if (here === null || inTime === null) return here ?? inTime;
  return hoursBetween(here, inTime) < 0 ? here : inTime;
}

function arrivalOf({ to, nm }: LegToTime, departure: string | null, speed: number | null): string | null {
  if (to.arr_date !== null) return to.arr_date;
  return departure === null || speed === null ? null : hoursAfter(departure, nm / speed);
}

function timeLeg(leg: LegToTime): LegTimes {
  const expected = leg.to.planned_speed ?? leg.cruisingSpeed;
  const departure = departureOf(leg, expected);
  const arrival = arrivalOf(leg, departure, expected);
  const entered = leg.from.dep_date !== null && leg.to.arr_date !== null;
  const scheduled = knownHours(departure, arrival);
  const implied_speed = entered && scheduled !== null && scheduled > 0 ? leg.nm / scheduled : null;
  const known = scheduled ?? (departure === null && expected !== null ? leg.nm / expected : null);
  return {
    departure,
    departure_estimated: departure !== null && leg.from.dep_date === null,
    arrival,
    estimated: arrival !== null && leg.to.arr_date === null,
    hours: known,
    implied_speed,
    speed: leg.to.planned_speed ?? (implied_speed || leg.cruisingSpeed),
  };
}

/**
 * Times of every leg between successive waypoints. An arrival that nobody entered is estimated from the departure at the
 * planned speed of the leg, else at cruising speed (kt); a missing departure is the latest one that still makes the next
 * entered arrival, and the arrival itself where there is none.
 */
export function scheduleLegs(
  ordered: readonly WaypointEntry[],
  distances: readonly number[],
  cruisingSpeed: number | null,
): LegTimes[] {
  const cruising = cruisingSpeed !== null && cruisingSpeed >= SLOWEST_KNOTS ? cruisingSpeed : null;
  const times: LegTimes[] = [];
  let here = ordered[0]?.[1].arr_date ?? null;
  ordered.slice(1).forEach(([, to], index) => {
    const from = ordered[index]?.[1];
    if (!from) return;
    const leg = timeLeg({ from, to, nm: distances[index] ?? 0, here, cruisingSpeed: cruising });
    times.push(leg);
    here = leg.arrival;
  });
  return times;
}
