import { COAST_SOURCES, type GeoData } from "shared-schema/geo/data";
import { createGeo } from "shared-schema/geo/geo";
import { measurePrice } from "./measure.ts";

/** Runs in a worker of Chromium's: measures, and posts the times. Its page serves the files of the earth below `/geo/`. */
const PACKS = ["med", "carib"];

const file = async (name: string) => {
  const answer = await fetch(`/geo/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};
const json = async (name: string) => (await file(name)).json();
const bytes = async (name: string) => new Uint8Array(await (await file(name)).arrayBuffer());

async function loadGeoData(): Promise<GeoData> {
  const coast = COAST_SOURCES.map(async (source) => ({
    flags: await bytes(`coast/${source}/flags.bin`),
    packs: await Promise.all(PACKS.map((pack) => bytes(`coast/${source}/${pack}.bin`))),
  }));
  return {
    territorialSea: await json("territorial-sea.topojson"),
    places: await (await file("coastal-places.tsv")).text(),
    harbours: await json("yacht-harbours.json"),
    coast: await Promise.all(coast),
    land50m: await json("land-50m.json"),
  };
}

loadGeoData().then(
  (data) => postMessage({ times: measurePrice(createGeo(data)) }),
  (cause: unknown) => postMessage({ failure: String(cause) }),
);
