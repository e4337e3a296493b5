import type { Waypoint } from "../agreement/schema.ts";
import type { Position } from "../base/basics.ts";
import { rhumbLength } from "../geo/rhumb.ts";
import type { Geo, Place, ZoneStretch } from "../geo/types.ts";

/** Neither delivery nor redelivery is agreed. */
export const OPEN_PERIOD = { delivery_date: null, redelivery_date: null };

/** A waypoint off Cannes without dates, to be varied. */
export function testWaypoint(changes: Partial<Waypoint>): Waypoint {
  return {
    pos: "a0",
    latitude: 43.5,
    longitude: 7,
    is_call: false,
    is_routing: false,
    call_location_str: null,
    arr_date: null,
    dep_date: null,
    track: null,
    planned_speed: null,
    ...changes,
  };
}

const sea: Place = {
  country: null,
  is_national_water: false,
  description: { kind: "in", name: "At sea" },
  timezone: null,
  on_land: false,
  inland_nm: 0,
  harbour_nm: 99,
};

/**
 * A made-up earth for tests: places are known by their exact longitude, all others are high seas, and a leg is half in
 * the waters of its start, half in those of its end.
 */
export function fakeGeo(places: Record<number, Partial<Place>>, land: number | null = 0): Geo {
  const locate = ({ longitude }: Position): Place => {
    const known = places[longitude];
    return known ? { ...sea, is_national_water: known.country != null, ...known } : sea;
  };
  return {
    locate,
    zonesAlong: (points) => {
      const ends = [points[0], points.at(-1)].flatMap((end) => (end ? [end] : []));
      const nm = rhumbLength(points) / 2;
      return { method: "BELT", stretches: ends.map((end): ZoneStretch => ({ country: locate(end).country, nm })) };
    },
    landAlong: () => land,
  };
}
