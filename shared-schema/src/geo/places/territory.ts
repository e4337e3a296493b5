import type { Position } from "../../base/basics.ts";
import type { Coast } from "../coast/coast.ts";
import type { Waters } from "../zones/waters.ts";
import type { Territory } from "../zones/zones.ts";
import { IN_HARBOUR_NM, type Places } from "./places.ts";
import {
  AEGEAN_NM,
  belongsTo,
  hasTerritories,
  isAegeanWater,
  isInAegean,
  isletAt,
  isOutsideEuVat,
} from "./territories.ts";

/** A point in the sea of an overseas territory, or of an islet of the Aegean, is never further from a place of its country. */
const OVERSEAS_NM = 60;
/** Land that the polygons miss belongs to the country of a place within this distance. */
const ASHORE_NM = 25;

/** Makes the function that says whose waters or land a point belongs to. */
export function createTerritoryLookup(from: {
  waters: Waters;
  coast: Coast;
  places: Places;
}): (position: Position) => Territory {
  const { waters, coast, places } = from;

  function countryAt(position: Position): string | null {
    const islet = isletAt(position);
    if (islet !== null) return islet;
    const state = waters.countryAt(position);
    if (state !== null) {
      if (!hasTerritories(state)) return state;
      const place = places.nearestPlace(position, OVERSEAS_NM, (iso) => belongsTo(iso, state));
      return place?.what.country ?? state;
    }
    const harbour = places.nearestHarbour(position);
    if (harbour && harbour.nm <= IN_HARBOUR_NM) return harbour.what.country;
    if (!coast.isLand(position)) return isInAegean(position) ? aegeanAt(position) : null;
    return places.nearestPlace(position, ASHORE_NM)?.what.country ?? null;
  }

  function aegeanAt(position: Position): string | null {
    const near = places.nearestPlace(position, OVERSEAS_NM)?.what.country ?? null;
    if (near === null) return null;
    return isAegeanWater(coast.distanceToCoast(position, 2 * AEGEAN_NM), near) ? near : null;
  }

  return (position) => {
    const country = countryAt(position);
    return isOutsideEuVat(country, position) ? { country, outside_eu_vat: true } : { country };
  };
}
