import { readFileSync } from "node:fs";
import type { GeoData } from "./data.ts";

const assets = new URL("../../assets/geo/", import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(new URL(name, assets)));
const text = (name: string) => readFileSync(new URL(name, assets), "utf8");

/** The data of a device that holds the Mediterranean and the Caribbean, or other coast packs by name. For tests alone. */
export function loadGeoDataForTests(packs: readonly ("med" | "carib" | "world")[] = ["med", "carib"]): GeoData {
  return {
    territorialSea: JSON.parse(text("territorial-sea.topojson")),
    places: text("coastal-places.tsv"),
    harbours: JSON.parse(text("yacht-harbours.json")),
    coast: { flags: bytes("coast/flags.bin"), packs: packs.map((name) => bytes(`coast/${name}.bin`)) },
    land50m: JSON.parse(text("land-50m.json")),
  };
}

/** A fixture of `shared-schema/fixtures`, as it stands. */
export function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8"));
}
