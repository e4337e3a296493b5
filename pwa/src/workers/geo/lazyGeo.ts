import type { Position } from "shared-schema/base/basics";
import { type LandLayer, landLayerOf, type Shore } from "shared-schema/geo/chart/land";
import type { Frame } from "shared-schema/geo/chart/projection";
import { createCoast } from "shared-schema/geo/coast/coast";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import type { Harbour } from "shared-schema/geo/data";
import { createGeo } from "shared-schema/geo/geo";
import { nearestWater } from "shared-schema/geo/nearestWater";
import { meantWater } from "shared-schema/geo/places/harbourWater";
import { parsePlaces } from "shared-schema/geo/places/places";
import { createPlaceSearch, type PlaceSearch } from "shared-schema/geo/places/search/search";
import type { Geo } from "shared-schema/geo/types";
import { waterwaysAt } from "shared-schema/geo/waterways/waterways";
import { askCoast, type HeldCoast, holdTiles } from "./coastBlocks.ts";
import { loadGeoData } from "./loadGeoData.ts";
import { tilesAlong } from "./tilesAlong.ts";

interface Earth {
  coast: GrowingCoast;
  geo: Geo;
  land: LandLayer;
  harbours: readonly Harbour[];
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
      const land = landLayerOf(data.land50m, coast);
      return { coast, geo: createGeo(data, coast), land, harbours: data.harbours, search: made };
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

/** The nearest water to a position, or that of the harbour it is meant for; null when there is none within 5 NM. */
export async function waterBy(position: Position): Promise<Position | null> {
  const { coast, harbours } = await earth();
  const isLand = landOf(coast);
  return (await askCoast(coast, () => meantWater(position, harbours, isLand) ?? nearestWater(position, isLand))).answer;
}

/** The water of the harbour that a position on land is meant for; null for any other position. */
export async function harbourWaterBy(position: Position): Promise<Position | null> {
  const { coast, harbours } = await earth();
  return (await askCoast(coast, () => meantWater(position, harbours, landOf(coast)))).answer;
}

/** Tells land from water, and takes for water the rivers and canals that the coast lacks. */
function landOf(coast: GrowingCoast): (at: Position) => boolean | null {
  const { isLand } = createCoast(coast);
  return (at) => isLand(at) && waterwaysAt(at).length === 0;
}
