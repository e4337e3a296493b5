import { readFileSync } from "node:fs";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { readPassages } from "shared-schema/geo/coast/passages";
import { COAST_SOURCES, type GeoData } from "shared-schema/geo/data";
import { createGeo } from "shared-schema/geo/geo";
import { createRouter } from "shared-schema/geo/router/router";
import type { SeaRouter } from "shared-schema/geo/router/types";
import type { Geo } from "shared-schema/geo/types";

/** The Mediterranean as the app has it, for pages that are made when it is built. */
export interface Earth {
  data: GeoData;
  coast: GrowingCoast;
  geo: Geo;
  router: SeaRouter;
}

const ASSETS = new URL("../../../../../shared-schema/assets/geo/", import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(new URL(name, ASSETS)));
const text = (name: string) => readFileSync(new URL(name, ASSETS), "utf8");

/** Reads the charts' data from the repository. */
export function openEarth(): Earth {
  const data: GeoData = {
    territorialSea: JSON.parse(text("territorial-sea.topojson")),
    places: text("coastal-places.tsv"),
    harbours: JSON.parse(text("yacht-harbours.json")),
    coast: COAST_SOURCES.map((source) => ({
      flags: bytes(`coast/${source}/flags.bin`),
      packs: [bytes(`coast/${source}/med.bin`)],
    })),
    land50m: JSON.parse(text("land-50m.json")),
  };
  const coast = openCoastTiles(data.coast);
  const passages = readPassages(bytes("coast/osm/flags.bin"), bytes("passages.bin"));
  return { data, coast, geo: createGeo(data, coast), router: createRouter({ tiles: coast, passages }) };
}
