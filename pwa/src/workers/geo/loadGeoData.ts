import carib from "shared-schema/assets/geo/coast/carib.bin?url";
import flags from "shared-schema/assets/geo/coast/flags.bin?url";
import med from "shared-schema/assets/geo/coast/med.bin?url";
import world from "shared-schema/assets/geo/coast/world.bin?url";
import places from "shared-schema/assets/geo/coastal-places.tsv?url";
import land50m from "shared-schema/assets/geo/land-50m.json?url";
import territorialSea from "shared-schema/assets/geo/territorial-sea.topojson?url";
import harbours from "shared-schema/assets/geo/yacht-harbours.json?url";
import type { GeoData } from "shared-schema/geo/data";

/** How much of the world's coast a worker needs: the cruising grounds are always on the device, the rest on demand. */
export type Coverage = "grounds" | "world";

/** Loads the files of the earth; the service worker has them when there is no connection. */
export async function loadGeoData(coverage: Coverage): Promise<GeoData> {
  const packs = coverage === "world" ? [med, carib, world] : [med, carib];
  const [sea, names, yards, flagBytes, land, ...packBytes] = await Promise.all([
    load(territorialSea).then((answer) => answer.json()),
    load(places).then((answer) => answer.text()),
    load(harbours).then((answer) => answer.json()),
    bytes(flags),
    load(land50m).then((answer) => answer.json()),
    ...packs.map(bytes),
  ]);
  return {
    territorialSea: sea,
    places: names,
    harbours: yards,
    coast: { flags: flagBytes, packs: packBytes },
    land50m: land,
  };
}

async function load(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return answer;
}

async function bytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await load(url)).arrayBuffer());
}
