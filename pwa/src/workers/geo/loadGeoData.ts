import gshhgCarib from "shared-schema/assets/geo/coast/gshhg/carib.bin?url";
import gshhgFlags from "shared-schema/assets/geo/coast/gshhg/flags.bin?url";
import gshhgMed from "shared-schema/assets/geo/coast/gshhg/med.bin?url";
import harboursCarib from "shared-schema/assets/geo/coast/harbours/carib.bin?url";
import harboursFlags from "shared-schema/assets/geo/coast/harbours/flags.bin?url";
import harboursMed from "shared-schema/assets/geo/coast/harbours/med.bin?url";
import osmCarib from "shared-schema/assets/geo/coast/osm/carib.bin?url";
import osmFlags from "shared-schema/assets/geo/coast/osm/flags.bin?url";
import osmMed from "shared-schema/assets/geo/coast/osm/med.bin?url";
import places from "shared-schema/assets/geo/coastal-places.tsv?url";
import land50m from "shared-schema/assets/geo/land-50m.json?url";
import passages from "shared-schema/assets/geo/passages.bin?url";
import territorialSea from "shared-schema/assets/geo/territorial-sea.topojson?url";
import harbours from "shared-schema/assets/geo/yacht-harbours.json?url";
import { type Passages, readPassages } from "shared-schema/geo/coast/passages";
import { COAST_SOURCES, type CoastSource, type GeoData } from "shared-schema/geo/data";

const COASTS: Readonly<Record<(typeof COAST_SOURCES)[number], { flags: string; packs: readonly string[] }>> = {
  osm: { flags: osmFlags, packs: [osmMed, osmCarib] },
  gshhg: { flags: gshhgFlags, packs: [gshhgMed, gshhgCarib] },
  harbours: { flags: harboursFlags, packs: [harboursMed, harboursCarib] },
};

/** The coast of the cruising grounds, which is among the app's own files, and where in the world there is more. */
export function loadCoast(): Promise<CoastSource[]> {
  return Promise.all(
    COAST_SOURCES.map(async (source) => {
      const [flagBytes, ...packs] = await Promise.all([COASTS[source].flags, ...COASTS[source].packs].map(bytes));
      return { flags: flagBytes ?? new Uint8Array(), packs };
    }),
  );
}

/** The waters of the world's coarse cells, which a router is led by. */
export async function loadPassages(): Promise<Passages> {
  const [flags, links] = await Promise.all([osmFlags, passages].map(bytes));
  return readPassages(flags ?? new Uint8Array(), links ?? new Uint8Array());
}

/** Loads the files of the earth; the service worker has them when there is no connection. */
export async function loadGeoData(): Promise<GeoData> {
  const [sea, names, yards, land, coast] = await Promise.all([
    load(territorialSea).then((answer) => answer.json()),
    load(places).then((answer) => answer.text()),
    load(harbours).then((answer) => answer.json()),
    load(land50m).then((answer) => answer.json()),
    loadCoast(),
  ]);
  return { territorialSea: sea, places: names, harbours: yards, coast, land50m: land };
}

async function load(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return answer;
}

async function bytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await load(url)).arrayBuffer());
}
