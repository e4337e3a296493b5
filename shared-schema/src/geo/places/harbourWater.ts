import type { Position } from "../../base/basics.ts";
import type { Harbour } from "../data.ts";
import { rhumbLine } from "../rhumb.ts";

/** A point on land so near a harbour is meant for its water, NM. */
const MEANT_NM = 0.3;

/** The position of a waypoint that is put into a harbour: in its water. */
export function waterOfHarbour({
  lat,
  lon,
  water: [latitude, longitude] = [lat, lon],
}: Omit<Harbour, "name">): Position {
  return { latitude, longitude };
}

/**
 * The water of the harbour that a position on land is meant for.
 * @param isLand whether a position is on land; null where no one knows
 * @returns null for a position that is in the water, or that no harbour is near
 */
export function meantWater(
  from: Position,
  harbours: readonly Harbour[],
  isLand: (at: Position) => boolean | null,
): Position | null {
  if (isLand(from) !== true) return null;
  const near = harbours
    .map((harbour) => ({ harbour, nm: rhumbLine(from, { latitude: harbour.lat, longitude: harbour.lon }).nm }))
    .filter(({ nm }) => nm <= MEANT_NM)
    .sort((a, b) => a.nm - b.nm)[0];
  return near ? waterOfHarbour(near.harbour) : null;
}
