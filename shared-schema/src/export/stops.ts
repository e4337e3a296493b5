import type { Language } from "../base/language.ts";
import type { Itinerary } from "../itinerary/itinerary.ts";
import { placeName } from "../itinerary/placeName.ts";

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
export function stopsOf({ waypoints }: Pick<Itinerary, "waypoints">, language: Language): Stop[] {
  return waypoints.map((waypoint) => {
    const { arrival, departure } = waypoint;
    return {
      id: waypoint.id,
      sn: waypoint.sn,
      place: placeName(waypoint, language),
      country: waypoint.geoname.country?.iso ?? null,
      latitude: waypoint.latitude,
      longitude: waypoint.longitude,
      timezone: waypoint.timezone,
      arrival: arrival?.at ?? null,
      arrival_estimated: arrival?.origin === "ESTIMATED",
      departure: departure?.at ?? null,
      departure_estimated: departure?.origin === "ESTIMATED",
      is_call: waypoint.is_call,
      is_routing: waypoint.is_routing,
    };
  });
}
