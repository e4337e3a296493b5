import type { Topology } from "topojson-specification";

/** A yacht harbour, position within 200 m. */
export interface Harbour {
  name: string;
  country: string;
  lat: number;
  lon: number;
  timezone: string;
  gazetteer: string | null;
}

/** The files of `assets/geo`, read by whoever can read files (server, worker, test) and handed over. */
export interface GeoData {
  /** Land with territorial sea of each country, property `isoA2`. */
  territorialSea: Topology;
  /** Coastal places, tab-separated: name, country, longitude and latitude × 1,000, 10 × log10 of the population. */
  places: string;
  harbours: readonly Harbour[];
  coast: {
    /** One byte per 1° tile, row 0 at the north pole, column 0 at Greenwich: 0 sea, 1 land, 2 coast. */
    flags: Uint8Array;
    packs: readonly Uint8Array[];
  };
  /** Coarse land for charts at low zooms. */
  land50m: Topology;
}
