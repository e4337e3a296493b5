import { STEPS, segmentsOf } from "./gshhg.mjs";
import { cornerOf } from "./pack.mjs";

/** Larger islands are cut out cell by cell (`missing.mjs`). */
const MOST_KM2 = 6;
const LEAST_KM2 = 0.0005;
/** Nearer to a coast that is known, an islet is that coast, drawn from another survey. */
const APART_NM = 0.3;
const OCEAN_ISLAND = 1;

/**
 * The small islands of a bin of GSHHG that lie whole in it and 0.3 NM or more from a coast that is known: the number of
 * the segment, and its points in degrees from the bin's corner.
 */
export function* newIslets(bins, bin, coast) {
  const { longitude, latitude } = cornerOf(bin);
  for (const { id, level, points, km2, isClosed } of segmentsOf(bins, bin)) {
    if (level !== OCEAN_ISLAND || !isClosed || km2 > MOST_KM2 || km2 < LEAST_KM2) continue;
    const ring = points.map(([x, y]) => [x / STEPS, y / STEPS]);
    const isNew = ring.every(([x, y]) => {
      const at = { longitude: longitude + x, latitude: latitude + y };
      return !coast.isLand(at) && (coast.distanceToCoast(at) ?? 0) >= APART_NM;
    });
    if (isNew) yield { id, ring };
  }
}
