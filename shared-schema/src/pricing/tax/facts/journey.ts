import type { ZoneMethod } from "../../../geo/types.ts";
import type { Itinerary, PlannedLeg } from "../../../itinerary/itinerary.ts";
import type { Moment } from "../../../itinerary/schedule.ts";
import type { ZonePart } from "../types.ts";
import { zoneOf } from "../zones.ts";

/** A waypoint of the journey, with its tax zone and the times that count. */
export interface JourneyStop {
  id: string;
  zone: string;
  is_call: boolean;
  arr_date: string | null;
  dep_date: string | null;
}

interface JourneyLeg {
  from: string;
  to: string;
  nm: number;
  method: ZoneMethod;
  /** In order; the distances add up to `nm`. */
  zones: ZonePart[];
}

/** The route without positioning. `legs[i]` leads from stop i to the next; null where positioning lies between. */
export interface Journey {
  stops: JourneyStop[];
  legs: (JourneyLeg | null)[];
}

/** Stretches are measured apart from the leg; they are scaled so that a leg wholly in one zone is exactly that. */
function zonesOfLeg(leg: PlannedLeg, startZone: string): ZonePart[] {
  const measured = leg.zones.stretches.reduce((nm, stretch) => nm + stretch.nm, 0);
  if (measured <= 0) return [{ zone: startZone, nm: leg.nm }];
  const parts: ZonePart[] = [];
  for (const stretch of leg.zones.stretches) {
    const zone = zoneOf(stretch);
    const last = parts.at(-1);
    if (last?.zone === zone) last.nm += stretch.nm;
    else parts.push({ zone, nm: stretch.nm });
  }
  return parts.map((part) => ({ zone: part.zone, nm: leg.nm * (part.nm / measured) }));
}

/** Whether estimated times count, or only those that were entered or agreed. */
export type TimesThatCount = "KNOWN" | "ESTIMATED";

function counted(moment: Moment | null, times: TimesThatCount): string | null {
  return moment === null || (moment.origin === "ESTIMATED" && times === "KNOWN") ? null : moment.at;
}

/** The journey within a route: waypoints that are not routing and the legs between them. */
export function journeyOf(itinerary: Pick<Itinerary, "waypoints" | "legs" | "places">, times: TimesThatCount): Journey {
  const stops = itinerary.waypoints.flatMap((waypoint): JourneyStop[] => {
    const place = itinerary.places[waypoint.id];
    if (waypoint.is_routing || !place) return [];
    const { id, is_call } = waypoint;
    const arr_date = counted(waypoint.arrival, times);
    const dep_date = counted(waypoint.departure, times);
    return [{ id, zone: zoneOf(place), is_call, arr_date, dep_date }];
  });
  const byStart = new Map(itinerary.legs.map((leg) => [leg.from, leg]));
  const legs = stops.slice(0, -1).map((stop, index): JourneyLeg | null => {
    const leg = byStart.get(stop.id);
    if (!leg || leg.to !== stops[index + 1]?.id) return null;
    const { from, to, nm } = leg;
    return { from, to, nm, method: leg.zones.method, zones: zonesOfLeg(leg, stop.zone) };
  });
  return { stops, legs };
}
