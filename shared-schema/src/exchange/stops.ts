import type { Itinerary } from "../itinerary/itinerary.ts";

/** A waypoint as exported files name it: its place, and its times as entered or as the legs lead to them, UTC. */
export interface Stop {
  id: string;
  /** 1 for the first in sailing order. */
  sn: number;
  place: string;
  /** ISO country; null on the high seas. */
  country: string | null;
  latitude: number;
  longitude: number;
  timezone: string;
  arrival: string | null;
  arrival_estimated: boolean;
  departure: string | null;
  departure_estimated: boolean;
  is_call: boolean;
  is_routing: boolean;
}

/** The waypoints of a planned route in sailing order. */
export function stopsOf({ waypoints, legs }: Pick<Itinerary, "waypoints" | "legs">): Stop[] {
  const arriving = new Map(legs.map((leg) => [leg.to, leg]));
  const leaving = new Map(legs.map((leg) => [leg.from, leg]));
  return waypoints.map((waypoint) => {
    const arrival = waypoint.arr_date ?? arriving.get(waypoint.id)?.arrival ?? null;
    const departure = waypoint.dep_date ?? leaving.get(waypoint.id)?.departure ?? null;
    return {
      id: waypoint.id,
      sn: waypoint.sn,
      place: waypoint.call_location_str?.trim() || waypoint.geoname.display_name,
      country: waypoint.geoname.country?.iso ?? null,
      latitude: waypoint.latitude,
      longitude: waypoint.longitude,
      timezone: waypoint.timezone,
      arrival,
      arrival_estimated: arrival !== null && waypoint.arr_date === null,
      departure,
      departure_estimated: departure !== null && waypoint.dep_date === null,
      is_call: waypoint.is_call,
      is_routing: waypoint.is_routing,
    };
  });
}
