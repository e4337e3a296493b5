import type { Position } from "shared-schema/base/basics";
import { type LandLayer, landLayerOf, type Shore } from "shared-schema/geo/chart/land";
import type { Frame } from "shared-schema/geo/chart/projection";
import { createCoast } from "shared-schema/geo/coast/coast";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { createGeo } from "shared-schema/geo/geo";
import { nearestWater } from "shared-schema/geo/nearestWater";
import { parsePlaces } from "shared-schema/geo/places/places";
import { createPlaceSearch, type PlaceSearch } from "shared-schema/geo/places/search/search";
import type { Geo } from "shared-schema/geo/types";
import { askCoast, type HeldCoast, holdTiles } from "./coastBlocks.ts";
import { loadGeoData } from "./loadGeoData.ts";
import { tilesAlong } from "./tilesAlong.ts";

interface Earth {
  coast: GrowingCoast;
  geo: Geo;
  land: LandLayer;
  /** Made when a place is first looked for. */
  search: () => PlaceSearch;
}

let loading: Promise<Earth> | null = null;

function earth(): Promise<Earth> {
  loading ??= loadGeoData().then(
    (data) => {
      const coast = openCoastTiles(data.coast);
      let search: PlaceSearch | null = null;
      const made = () => {
        search ??= createPlaceSearch({ harbours: data.harbours, places: parsePlaces(data.places) });
        return search;
      };
      return { coast, geo: createGeo(data, coast), land: landLayerOf(data.land50m, coast), search: made };
    },
    (error: unknown) => {
      // The next caller tries a failed load again.
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

/** Land and coast in a frame of the chart, where they can be had. */
export async function askLand(frame: Frame): Promise<Shore> {
  const { coast, land } = await earth();
  return (await askCoast(coast, () => land.inFrame(frame))).answer;
}

/** Fetches the coasts along some lines, a degree to either side. */
export async function holdCoast(lines: readonly (readonly Position[])[]): Promise<HeldCoast> {
  const { coast } = await earth();
  return holdTiles(coast, lines.flatMap(tilesAlong));
}

/** Finds places by what was typed. */
export async function askPlaces<T>(ask: (search: PlaceSearch) => T): Promise<T> {
  const { search } = await earth();
  return ask(search());
}

/** The nearest water to a position; null when there is none within 5 NM. */
export async function waterBy(position: Position): Promise<Position | null> {
  const { coast } = await earth();
  const { isLand } = createCoast(coast);
  return (await askCoast(coast, () => nearestWater(position, isLand))).answer;
}
