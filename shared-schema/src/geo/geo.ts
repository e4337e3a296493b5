import type { Position } from "../basics.ts";
import { createCoast } from "./coast.ts";
import { type CoastTiles, openCoastTiles } from "./coastTiles.ts";
import type { GeoData } from "./data.ts";
import { createLimits } from "./limits.ts";
import { createPlaces, IN_HARBOUR_NM, parsePlaces } from "./places.ts";
import { createTerritoryLookup } from "./territory.ts";
import type { Geo, Place } from "./types.ts";
import { createWaters } from "./waters.ts";
import { zonesAlong } from "./zones.ts";

/** The charts are coarse: a point this far inland may still lie in a bay. */
const INLAND_NM = 0.3;
/** Places kept in memory; a long session forgets them all now and then. */
const REMEMBERED_PLACES = 5_000;

/**
 * Builds everything that answers questions about the earth from the data files: once, in about a quarter of a second.
 * @param tiles the coast of the data, where packs are added to it later
 */
export function createGeo(data: GeoData, tiles: CoastTiles = openCoastTiles(data.coast)): Geo {
  const waters = createWaters(data.territorialSea);
  const limits = createLimits(data.territorialSea);
  const coast = createCoast(tiles);
  const places = createPlaces(data, parsePlaces(data.places));
  const territoryAt = createTerritoryLookup({ waters, coast, places });
  const sources = { limits, territoryAt, covers: waters.covers };
  const remembered = new Map<string, Place>();

  function describe(position: Position, onLand: boolean): Place {
    const territory = territoryAt(position);
    const inlandNm = onLand ? (coast.distanceToCoast(position) ?? 0) : 0;
    const harbourNm = places.nearestHarbour(position)?.nm ?? Infinity;
    const isAshore = inlandNm > INLAND_NM && harbourNm > IN_HARBOUR_NM;
    return {
      ...territory,
      is_national_water: territory.country !== null && !isAshore,
      display_name: places.displayName(position, territory.country),
      timezone: places.timezone(position, territory.country),
      on_land: onLand,
      inland_nm: inlandNm,
      harbour_nm: harbourNm,
    };
  }

  return {
    locate(position) {
      const key = `${position.latitude},${position.longitude}`;
      const known = remembered.get(key);
      if (known) return known;
      if (remembered.size >= REMEMBERED_PLACES) remembered.clear();
      const onLand = coast.isLand(position);
      const place = describe(position, onLand === true);
      // A coast that is not on this device may come: the place is looked at again then.
      if (onLand !== null) remembered.set(key, place);
      return place;
    },
    zonesAlong: (points) => zonesAlong(points, sources),
    landAlong: (points) => coast.landAlong(points),
  };
}
