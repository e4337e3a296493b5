import tzLookup from "@photostructure/tz-lookup";
import { around, distance } from "geokdbush";
import KDBush from "kdbush";
import type { Position } from "../../base/basics.ts";
import type { GeoData, Harbour } from "../data.ts";
import { normalLongitude } from "../rhumb.ts";
import type { PlaceDescription } from "./description.ts";
import { zonesOfCountry } from "./timezones.ts";

const KM_PER_NM = 1.852;
/** A waypoint so near a harbour is in it. */
export const IN_HARBOUR_NM = 1.5;
const IN_CITY_NM = 2;
/** A place further off says nothing about where one is. */
const OFF_CITY_NM = 25;

/** A town or village by the sea. */
export interface CoastalPlace {
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  /** Inhabitants as 10 × log10; 0 where unknown. */
  rank: number;
}

interface Near<T> {
  what: T;
  nm: number;
}

export interface Places {
  /** The nearest place within so many NM, of the countries that the filter takes. */
  nearestPlace(position: Position, withinNm: number, takes?: (country: string) => boolean): Near<CoastalPlace> | null;
  /** The nearest yacht harbour, however far; null only without any harbours. */
  nearestHarbour(position: Position): Near<Harbour> | null;
  /** The harbour or town where the position lies, or which it lies off; towns of its country go before others. */
  describe(position: Position, country: string | null): PlaceDescription;
  /** The IANA zone in the country's waters or on its land; null on the high seas. */
  timezone(position: Position, country: string | null): string | null;
}

/** Reads the tab-separated places, in their order. */
export function parsePlaces(tsv: string): CoastalPlace[] {
  return tsv
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", country = "", longitude, latitude, rank] = line.split("\t");
      return {
        name,
        country,
        latitude: Number(latitude) / 1000,
        longitude: Number(longitude) / 1000,
        rank: Number(rank),
      };
    });
}

function indexOf<T>(items: readonly T[], where: (item: T) => Position): KDBush {
  const index = new KDBush(Math.max(1, items.length));
  for (const item of items) {
    const { longitude, latitude } = where(item);
    index.add(longitude, latitude);
  }
  if (items.length === 0) index.add(0, 0);
  return index.finish();
}

const placeOfHarbour = ({ lat, lon }: Harbour): Position => ({ latitude: lat, longitude: lon });

/** Indexes the places and harbours. */
export function createPlaces(data: Pick<GeoData, "harbours">, places: readonly CoastalPlace[]): Places {
  const { harbours } = data;
  const placeIndex = indexOf(places, (place) => place);
  const harbourIndex = indexOf(harbours, placeOfHarbour);

  function nearest<T>(
    index: KDBush,
    items: readonly T[],
    where: (item: T) => Position,
    position: Position,
    withinNm: number,
    takes?: (item: T) => boolean,
  ): Near<T> | null {
    const longitude = normalLongitude(position.longitude);
    const filter = (id: number) => {
      const item = items[id];
      return item !== undefined && (takes === undefined || takes(item));
    };
    const [id] = around(index, longitude, position.latitude, 1, withinNm * KM_PER_NM, filter);
    const what = id === undefined ? undefined : items[id];
    if (what === undefined) return null;
    const at = where(what);
    return { what, nm: distance(longitude, position.latitude, at.longitude, at.latitude) / KM_PER_NM };
  }

  const nearestPlace: Places["nearestPlace"] = (position, withinNm, takes) =>
    nearest(
      placeIndex,
      places,
      (place) => place,
      position,
      withinNm,
      takes && ((place: CoastalPlace) => takes(place.country)),
    );
  const nearestHarbour: Places["nearestHarbour"] = (position) =>
    nearest(harbourIndex, harbours, placeOfHarbour, position, Infinity);

  return {
    nearestPlace,
    nearestHarbour,
    describe(position, country) {
      const harbour = nearestHarbour(position);
      if (harbour && harbour.nm <= IN_HARBOUR_NM) return { kind: "in", name: harbour.what.name };
      const sameCountry = country === null ? undefined : (iso: string) => iso === country;
      const place = nearestPlace(position, OFF_CITY_NM, sameCountry) ?? nearestPlace(position, OFF_CITY_NM);
      if (!place) return { kind: "nowhere", position };
      const { name } = place.what;
      return place.nm < IN_CITY_NM ? { kind: "in", name } : { kind: "off", name, nm: place.nm };
    },
    timezone(position, country) {
      if (country === null) return null;
      const [first, second] = zonesOfCountry(country);
      if (first !== undefined && second === undefined) return first;
      const here = tzLookup(position.latitude, normalLongitude(position.longitude));
      const allowed = zonesOfCountry(country);
      if (first === undefined || allowed.includes(here)) return here;
      // Near a border the map of zones may show a neighbour's: the nearest place ashore of a zone of the country decides.
      const zoneAt = ({ latitude, longitude }: Position) => tzLookup(latitude, longitude);
      const isAshore = (place: CoastalPlace) => place.country === country && allowed.includes(zoneAt(place));
      const ashore = nearest(placeIndex, places, (place) => place, position, Infinity, isAshore)?.what;
      return ashore ? zoneAt(ashore) : first;
    },
  };
}
