import type { Position } from "shared-schema/basics";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coastTiles";
import { createGeo } from "shared-schema/geo/geo";
import type { Geo } from "shared-schema/geo/types";
import { askCoast, type HeldCoast, holdTiles } from "./coastBlocks.ts";
import { loadGeoData } from "./loadGeoData.ts";
import { tilesAlong } from "./tilesAlong.ts";

interface Earth {
  coast: GrowingCoast;
  geo: Geo;
}

let loading: Promise<Earth> | null = null;

function earth(): Promise<Earth> {
  loading ??= loadGeoData().then(
    (data) => {
      const coast = openCoastTiles(data.coast);
      return { coast, geo: createGeo(data, coast) };
    },
    (error: unknown) => {
      // A failed load is tried again by whoever asks next.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Asks something of the earth, which has the coasts that the answer needs where they can be had. */
export async function askGeo<T>(ask: (geo: Geo) => T): Promise<T> {
  const { coast, geo } = await earth();
  return (await askCoast(coast, () => ask(geo))).answer;
}

/** Fetches the coasts along some lines, a degree to either side. */
export async function holdCoast(lines: readonly (readonly Position[])[]): Promise<HeldCoast> {
  const { coast } = await earth();
  return holdTiles(coast, lines.flatMap(tilesAlong));
}
