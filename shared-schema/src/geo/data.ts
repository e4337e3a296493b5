import type { Topology } from "topojson-specification";

/** A yacht harbour, position within 200 m. */
export interface Harbour {
  name: string;
  country: string;
  lat: number;
  lon: number;
  timezone: string;
  gazetteer: string | null;
  /** Latitude and longitude of its water, where a waypoint is placed that is put into it; made by `npm run data`. */
  water?: readonly [number, number];
}

/** The coast as one source has it. */
export interface CoastSource {
  /** One byte per 1° tile, row 0 at the north pole, column 0 at Greenwich: 0 sea, 1 land, 2 coast. */
  flags: Uint8Array;
  packs: readonly Uint8Array[];
}

/** The folders of `assets/geo/coast`, in the order in which they are handed over. */
export const COAST_SOURCES = ["osm", "gshhg", "harbours"] as const;

/** The files of `assets/geo`, read where files can be read (server, worker, test) and passed in. */
export interface GeoData {
  /** Land with territorial sea of each country, property `isoA2`. */
  territorialSea: Topology;
  /** Coastal places, tab-separated: name, country, longitude and latitude × 1,000, 10 × log10 of the population. */
  places: string;
  harbours: readonly Harbour[];
  /** Laid over each other, so that what one source lacks comes from another. */
  coast: readonly CoastSource[];
  /** Coarse land for charts at low zooms. */
  land50m: Topology;
}
