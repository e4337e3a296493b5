import type { WaypointEntry } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { describePlace, type PlaceDescription } from "../geo/places/description.ts";
import type { Place } from "../geo/types.ts";
import {
  type Issues,
  type WaypointError,
  type WaypointWarning,
  waypointErrors,
  waypointWarnings,
} from "./issues/issues.ts";
import type { Leg } from "./legs.ts";
import type { AgreedPeriod, Moment, StopTimes } from "./schedule.ts";

/** A waypoint as screens and the REST view show it: what was entered and what follows from the whole route. */
export interface DerivedWaypoint {
  id: string;
  /** 1 for the first in sailing order. */
  sn: number;
  latitude: number;
  longitude: number;
  is_call: boolean;
  call_location_str: string | null;
  arr_date: string | null;
  dep_date: string | null;
  /** As entered. */
  nights: number | null;
  /** When the yacht arrives and leaves by the whole schedule, estimates included. */
  arrival: Moment | null;
  departure: Moment | null;
  /** IANA zone; on the high seas that of the waypoint before, else UTC. */
  timezone: string;
  description: PlaceDescription;
  /** In English, as the REST interface gives it. */
  geoname: { display_name: string; country: { iso: string; name: string } | null };
  is_national_water: boolean;
  is_temp: false;
  is_routing: boolean;
  /** A passenger boards or leaves here. */
  has_disembs: boolean;
  /** NM along the route from here to its end; 0 at the last. */
  distance_to_go: number;
  errors: Issues<WaypointError>;
  warnings: Issues<WaypointWarning>;
}

interface DeriveInput {
  ordered: readonly WaypointEntry[];
  legs: readonly Leg[];
  stops: readonly StopTimes[];
  agreed: AgreedPeriod;
  places: ReadonlyMap<string, Place>;
  stays: AgreementBody["stays"];
  /** kt; null when the yacht's maximum is unknown. */
  maximumSpeed: number | null;
  countryName: (iso: string) => string;
}

/** Everything about the waypoints that follows from the route, in sailing order. */
export function deriveWaypoints(input: DeriveInput): DerivedWaypoint[] {
  const { ordered, legs, stops, agreed, places, stays, maximumSpeed, countryName } = input;
  const boarding = new Set(Object.values(stays).flatMap((stay) => [stay.emb_waypoint, stay.disemb_waypoint]));
  const first = ordered.findIndex(([, { is_routing }]) => !is_routing);
  const last = ordered.findLastIndex(([, { is_routing }]) => !is_routing);
  let timezone = "UTC";
  let toGo = legs.reduce((nm, leg) => nm + leg.nm, 0);
  return ordered.flatMap(([id, waypoint], index) => {
    const place = places.get(id);
    if (!place) return [];
    const leg = legs[index - 1] ?? null;
    const previous = stops[index - 1] ?? null;
    const { arrival = null, departure = null } = stops[index] ?? {};
    const leaveBy = waypoint.dep_date ?? (index === last ? agreed.redelivery_date : null);
    const handedOver = index === first ? agreed.delivery_date : null;
    const context = { waypoint, arrival, previous, place, leg, maximumSpeed, leaveBy, handedOver };
    timezone = place.timezone ?? timezone;
    // The last one is 0 by definition, not by a sum of floats.
    toGo = index === ordered.length - 1 ? 0 : Math.max(0, toGo - (leg?.nm ?? 0));
    return [
      {
        id,
        sn: index + 1,
        latitude: waypoint.latitude,
        longitude: waypoint.longitude,
        is_call: index === 0 || waypoint.is_call,
        call_location_str: waypoint.call_location_str,
        arr_date: waypoint.arr_date,
        dep_date: waypoint.dep_date,
        nights: waypoint.nights ?? null,
        arrival,
        departure,
        timezone,
        description: place.description,
        geoname: {
          display_name: describePlace(place.description, "en"),
          country: place.country === null ? null : { iso: place.country, name: countryName(place.country) },
        },
        is_national_water: place.is_national_water,
        is_temp: false,
        is_routing: waypoint.is_routing,
        has_disembs: boarding.has(id),
        distance_to_go: toGo,
        errors: waypointErrors(context),
        warnings: waypointWarnings(context),
      },
    ];
  });
}
