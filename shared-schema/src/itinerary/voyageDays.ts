import type { Itinerary } from "./itinerary.ts";
import { localClock, localDay } from "./localClock.ts";

/** One day of the voyage, or several on which the yacht lies where she lay the evening before. */
export interface VoyageDay {
  /** On the clock of the place: «2027-07-03». */
  from: string;
  /** The same for a single day. */
  to: string;
  /** The stops of that day, as ids of waypoints in sailing order. */
  stops: string[];
  /** NM of the legs that begin that day. */
  nm: number;
  /** The waypoint where she spends the following night; "at-sea" under way, null after the last day. */
  night: string | "at-sea" | null;
}

interface Stop {
  id: string;
  /** Of the waypoint in the route. */
  index: number;
  arrives: string;
  leaves: string;
  /** Offset of the clocks there from UTC, ms. East is positive. */
  ahead: number;
}

/** Clocks that differ by more lie on the two sides of the date line. */
const HALF_DAY_MS = 43_200_000;
const DAY_MS = 86_400_000;

/**
 * The voyage day by day, as far as its times are known or estimated. Waypoints that are only passed are left out, but for the
 * last one. The days follow the sailing order: east across the date line a date may come twice.
 * There are at most four entries for each stop, however far apart the dates lie: the days at sea before it, the day of arrival,
 * the days in between and the day of departure.
 */
export function voyageDays({ waypoints, legs }: Pick<Itinerary, "waypoints" | "legs">): VoyageDay[] {
  const days: VoyageDay[] = [];
  let departed: { stop: Stop; day: number } | null = null;
  const legsOf = legsByDay(waypoints, legs);
  for (const stop of stopsOf(waypoints)) {
    arrive(days, stop, departed !== null && departed.stop.ahead - stop.ahead > HALF_DAY_MS);
    const arrival = days.length - 1;
    if (departed) addDistance(days, legsOf(departed.stop.index, stop.index), [departed.day, arrival]);
    stay(days, stop);
    departed = { stop, day: days.length - 1 };
  }
  const last = days.at(-1);
  if (last) last.night = null;
  return days;
}

function stopsOf(waypoints: Itinerary["waypoints"]): Stop[] {
  return waypoints.flatMap(({ id, arrival, departure, timezone, is_call }, index): Stop[] => {
    const arrives = arrival ?? departure;
    const leaves = departure ?? arrival;
    if (!arrives || !leaves) return [];
    const days = { arrives: localDay(arrives.at, timezone), leaves: localDay(leaves.at, timezone) };
    const stop = { id, index, ...days, ahead: aheadOfUtc(arrives.at, timezone) };
    return is_call || index === waypoints.length - 1 || stop.arrives < stop.leaves ? [stop] : [];
  });
}

/**
 * Adds the days at sea before a stop, and the day of the arrival where it is not the last one already.
 * @param isEast across the date line: the same date is another day
 */
function arrive(days: VoyageDay[], { id, arrives }: Stop, isEast: boolean): void {
  const before = days.at(-1);
  if (before?.to === arrives && !isEast) {
    if (!before.stops.includes(id)) before.stops.push(id);
    return;
  }
  if (before) addBetween(days, before.to, arrives, "at-sea");
  days.push({ from: arrives, to: arrives, stops: [id], nm: 0, night: "at-sea" });
}

/** Adds the days that the yacht lies there after the day of the arrival. */
function stay(days: VoyageDay[], { id, arrives, leaves }: Stop): void {
  const arrival = days.at(-1);
  if (!arrival || arrives >= leaves) return;
  arrival.night = id;
  addBetween(days, arrives, leaves, id);
  days.push({ from: leaves, to: leaves, stops: [id], nm: 0, night: "at-sea" });
}

function addBetween(days: VoyageDay[], before: string, after: string, night: string): void {
  const [from, to] = [shifted(before, 1), shifted(after, -1)];
  if (from <= to) days.push({ from, to, stops: night === "at-sea" ? [] : [night], nm: 0, night });
}

interface LegOnDay {
  day: string;
  nm: number;
}

/** The legs from one waypoint of the route to another that have a departure, each with its day on the clock of its start. */
function legsByDay(waypoints: Itinerary["waypoints"], legs: Itinerary["legs"]) {
  const byStart = new Map(legs.map((leg) => [leg.from, leg]));
  return (from: number, to: number): LegOnDay[] =>
    waypoints.slice(from, to).flatMap(({ id, timezone }) => {
      const leg = byStart.get(id);
      return leg && leg.departure !== null ? [{ day: localDay(leg.departure, timezone), nm: leg.nm }] : [];
    });
}

/** Adds legs to their days among those from a departure to the next arrival; one that begins on none of them, to the first. */
function addDistance(days: VoyageDay[], legs: readonly LegOnDay[], [departure, arrival]: [number, number]): void {
  const passage = days.slice(departure, arrival + 1);
  for (const { day, nm } of legs) {
    const on = passage.find(({ from, to }) => from <= day && day <= to) ?? passage[0];
    if (on) on.nm += nm;
  }
}

function aheadOfUtc(at: string, timeZone: string): number {
  return Date.parse(`${localClock(at, timeZone)}Z`) - Date.parse(at);
}

function shifted(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}
