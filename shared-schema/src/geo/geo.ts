import type { Position } from "../base/basics.ts";
import { RADIANS } from "./angles.ts";
import { createCoast } from "./coast/coast.ts";
import { type CoastTiles, openCoastTiles } from "./coast/coastTiles.ts";
import type { GeoData } from "./data.ts";
import { createPlaces, IN_HARBOUR_NM, parsePlaces } from "./places/places.ts";
import { createTerritoryLookup } from "./places/territory.ts";
import { rememberedAlong, watched } from "./remembered.ts";
import type { Geo, LegZones, Place } from "./types.ts";
import { waterwaysAt } from "./waterways/waterways.ts";
import { createLimits } from "./zones/limits.ts";
import { createWaters, type Waters } from "./zones/waters.ts";
import { zonesAlong } from "./zones/zones.ts";

/** The charts are coarse: a point this far inland may still lie in a bay. */
const INLAND_NM = 0.3;
/** The inexactness of the coarse land, degrees of latitude. */
const COARSE_DEGREES = 0.1;
/** Places kept in memory; a long session forgets them all now and then. */
const REMEMBERED_PLACES = 5_000;
/** Legs kept in memory: more than a route can have, as one that did not fit would be looked up at every plan. */
const REMEMBERED_LEGS = 2_000;

/** The earth, with a memory of the lines that it was asked about. */
export interface RememberingGeo extends Geo {
  /** Whether the zones and the land along a line are known, without looking them up. */
  remembers(points: readonly Position[]): boolean;
  /** Takes over what was found along a line elsewhere, by the same data. */
  learn(line: { points: readonly Position[]; zones: LegZones; land_nm: number | null }): void;
}

/**
 * Builds everything that answers questions about the earth from the data files: once, in about a quarter of a second.
 * @param tiles the coast of the data, where packs are added to it later
 */
export function createGeo(data: GeoData, tiles: CoastTiles = openCoastTiles(data.coast)): RememberingGeo {
  const waters = createWaters(data.territorialSea);
  const limits = createLimits(data.territorialSea);
  const asked = watched(tiles);
  const coast = createCoast(asked);
  const places = createPlaces(data, parsePlaces(data.places));
  const territoryAt = createTerritoryLookup({ waters, coast, places });
  const sources = { limits, territoryAt, covers: waters.covers };
  let coarse: Waters | null = null;
  const remembered = new Map<string, Place>();
  const zones = rememberedAlong(asked, REMEMBERED_LEGS, (points) => zonesAlong(points, sources));
  const land = rememberedAlong(asked, REMEMBERED_LEGS, (points) => coast.landAlong(points));

  /** Whether the coarse land holds a place and all round it: asked where the coast is not on this device. */
  function isWellInland({ latitude, longitude }: Position): boolean {
    coarse ??= createWaters(data.land50m);
    const coarseLand = coarse;
    return [-1, 0, 1].every((dy) =>
      [-1, 0, 1].every((dx) => {
        const wide = COARSE_DEGREES / Math.max(0.1, Math.cos(latitude * RADIANS));
        const at = { latitude: latitude + dy * COARSE_DEGREES, longitude: longitude + dx * wide };
        return coarseLand.countryAt(at) !== null;
      }),
    );
  }

  /** NM from a place on land to the coast; where the nearest coast is not on this device, what the coarse land tells. */
  function nmInland(position: Position): number {
    return coast.distanceToCoast(position) ?? (isWellInland(position) ? COARSE_DEGREES * 60 : 0);
  }

  function describe(position: Position, isLand: boolean | null): Place {
    const territory = territoryAt(position);
    const onLand = isLand === true;
    const isUpRiver = onLand && waterwaysAt(position).length > 0;
    const inlandNm = onLand && !isUpRiver ? nmInland(position) : 0;
    const harbourNm = places.nearestHarbour(position)?.nm ?? Infinity;
    const isInland = isLand === null ? isWellInland(position) : inlandNm > INLAND_NM;
    const isAshore = isInland && harbourNm > IN_HARBOUR_NM;
    return {
      ...territory,
      is_national_water: territory.country !== null && !isAshore,
      description: places.describe(position, territory.country),
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
      const place = describe(position, onLand);
      // A coast that is not on this device may come: the place is looked at again then.
      if (onLand !== null) remembered.set(key, place);
      return place;
    },
    zonesAlong: zones.along,
    landAlong: land.along,
    remembers: (points) => zones.knows(points) && land.knows(points),
    learn({ points, zones: found, land_nm }) {
      zones.learn(points, found);
      land.learn(points, land_nm);
    },
  };
}
