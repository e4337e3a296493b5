import { readFileSync } from "node:fs";
import { type Passages, readPassages } from "./coast/passages.ts";
import { COAST_SOURCES, type GeoData } from "./data.ts";

const assets = new URL("../../assets/geo/", import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(new URL(name, assets)));
const text = (name: string) => readFileSync(new URL(name, assets), "utf8");

type Pack = "med" | "carib" | "rest";

/** Every pack there is, as the server has them. */
export const WORLD: readonly Pack[] = ["med", "carib", "rest"];

/** The data of a device that holds the Mediterranean and the Caribbean, or other coast packs by name. For tests alone. */
export function loadGeoDataForTests(packs: readonly Pack[] = ["med", "carib"]): GeoData {
  return {
    territorialSea: JSON.parse(text("territorial-sea.topojson")),
    places: text("coastal-places.tsv"),
    harbours: JSON.parse(text("yacht-harbours.json")),
    coast: COAST_SOURCES.map((source) => ({
      flags: bytes(`coast/${source}/flags.bin`),
      packs: packs.map((name) => bytes(`coast/${source}/${name}.bin`)),
    })),
    land50m: JSON.parse(text("land-50m.json")),
  };
}

/** The waters of the coarse cells, which a router is led by. For tests alone. */
export function loadPassagesForTests(): Passages {
  return readPassages(bytes("coast/osm/flags.bin"), bytes("passages.bin"));
}

/** A fixture of `shared-schema/fixtures`, as it stands. */
export function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8"));
}
