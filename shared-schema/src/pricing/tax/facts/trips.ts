import type { AgreementBody } from "../../../agreement/schema.ts";
import { partyKey } from "../../../base/roles.ts";
import { knownHours } from "../../../itinerary/times.ts";
import type { TimelineItem, TripFacts } from "../types.ts";
import { INTERNATIONAL, isFrenchVatZone } from "../zones.ts";
import type { Journey, JourneyStop } from "./journey.ts";

/** Waypoints at which a passenger of the agreement boards or leaves. */
export function boardingWaypoints(agreement: Pick<AgreementBody, "stays" | "parties">): Set<string> {
  const ids = new Set<string>();
  for (const stay of Object.values(agreement.stays)) {
    // The stay of someone who is no passenger any more says nothing.
    if (!agreement.parties[partyKey("passengers", stay.profile_id)]) continue;
    for (const id of [stay.emb_waypoint, stay.disemb_waypoint]) if (id !== null) ids.add(id);
  }
  return ids;
}

/** First and last stop of each trip, by index: a new trip begins at every call between where someone boards or leaves. */
export function splitTrips(
  stops: readonly JourneyStop[],
  boarding: ReadonlySet<string>,
): [first: number, last: number][] {
  const end = stops.length - 1;
  if (end < 1) return [];
  const cuts = stops.flatMap((stop, index) =>
    index > 0 && index < end && stop.is_call && boarding.has(stop.id) ? [index] : [],
  );
  return [0, ...cuts].map((first, index) => [first, cuts[index] ?? end]);
}

/** Hours lost to positioning between two stops; null when unknown. */
function positioningHours({ stops, legs }: Journey, first: number, last: number): number | null {
  let hours = 0;
  for (let index = first; index < last; index++) {
    if (legs[index]) continue;
    const gap = knownHours(stops[index]?.dep_date ?? null, stops[index + 1]?.arr_date ?? null);
    if (gap === null) return null;
    hours += gap;
  }
  return hours;
}

/** Hours of a trip from leaving (the first one: from arriving) to leaving again, so that port hours go to the arrival. */
function tripHours(journey: Journey, first: number, last: number): number | null {
  const start = first === 0 ? journey.stops[0]?.arr_date : journey.stops[first]?.dep_date;
  const hours = knownHours(start ?? null, journey.stops[last]?.dep_date ?? null);
  const positioning = positioningHours(journey, first, last);
  return hours === null || positioning === null ? null : Math.max(0, hours - positioning);
}

/** The facts of each trip of a journey. */
export function tripFacts(journey: Journey, trips: readonly [number, number][]): TripFacts[] {
  return trips.map(([first, last]) => {
    const stops = journey.stops.slice(first, last + 1);
    const legs = journey.legs.slice(first, last).flatMap((leg) => (leg ? [leg] : []));
    const isCall = (stop: JourneyStop, index: number) => stop.is_call || index === 0 || index === stops.length - 1;
    const zonesOf = (some: JourneyStop[]) => some.map((stop) => stop.zone).filter((zone) => zone !== INTERNATIONAL);
    const french = legs.flatMap((leg) => leg.zones).filter((part) => isFrenchVatZone(part.zone));
    return {
      calls: zonesOf(stops.filter(isCall)),
      nm: legs.reduce((nm, leg) => nm + leg.nm, 0),
      fr_nm: french.reduce((nm, part) => nm + part.nm, 0),
      hours: tripHours(journey, first, last),
      foreign_anchorage: zonesOf(stops.filter((stop, index) => !isCall(stop, index))).filter(
        (zone) => !isFrenchVatZone(zone),
      ),
    };
  });
}

/** The journey piece by piece, for the explanation: stops and legs with their hours and trips. */
export function timelineOf({ stops, legs }: Journey, trips: readonly [number, number][]): TimelineItem[] {
  const tripArriving = (index: number) => {
    const trip = trips.findIndex(([first, last]) => index <= last && (index > first || index === 0));
    return trip === -1 ? null : trip;
  };
  return stops.flatMap((stop, index): TimelineItem[] => {
    const { id, zone, arr_date, dep_date } = stop;
    const here: TimelineItem = {
      kind: "STOP",
      trip: tripArriving(index),
      waypoint: id,
      zone,
      hours: knownHours(arr_date, dep_date),
    };
    const leg = legs[index];
    if (!leg) return [here];
    const hours = knownHours(dep_date, stops[index + 1]?.arr_date ?? null);
    return [here, { kind: "LEG", trip: tripArriving(index + 1), hours, ...leg }];
  });
}
