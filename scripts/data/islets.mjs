import h5wasm from "h5wasm/node";
import { createCoast } from "../../shared-schema/src/geo/coast.ts";
import { openCoastTiles } from "../../shared-schema/src/geo/coastTiles.ts";
import { cornerOf, encodeRings, packGrounds, toUnits } from "./pack.mjs";
import { simplifyRing } from "./simplify.mjs";

/** A larger island that OpenStreetMap does not have is a mistake of the other source. */
const MOST_KM2 = 6;
const LEAST_KM2 = 0.0005;
/** Nearer to a coast that is known, an islet is that coast, drawn from another survey. */
const APART_NM = 0.3;
const TOLERANCE_METRES = 30;
const METRES_PER_DEGREE = 111_320;
/** Steps of a bin (1°) in the file, and what its packed word says of an islet that no bin cuts. */
const STEPS = 65_535;
const OCEAN_ISLAND = 1;
const CLOSED = 4;

/** What of the file islets are read from. */
async function openBins(file) {
  await h5wasm.ready;
  const bins = new h5wasm.File(file, "r");
  const read = (name) => bins.get(name).value;
  return {
    areas: read("The_km_squared_area_of_polygons"),
    firstSegments: read("Id_of_first_segment_in_a_bin"),
    segmentCounts: read("N_segments_in_a_bin"),
    words: read("Embedded_npts_levels_exit_entry_for_a_segment"),
    firstPoints: read("Id_of_first_point_in_a_segment"),
    polygons: read("Id_of_GSHHS_ID"),
    longitudes: read("Relative_longitude_from_SW_corner_of_bin"),
    latitudes: read("Relative_latitude_from_SW_corner_of_bin"),
  };
}

/** The small islands that lie whole in one bin, as closed rings in degrees from its south-west corner. */
function* isletsOf(bins, bin) {
  const first = bins.firstSegments[bin];
  for (let segment = first; segment < first + bins.segmentCounts[bin]; segment++) {
    const word = bins.words[segment];
    const [count, level, entry, exit] = [word >>> 9, (word >>> 6) & 7, (word >>> 3) & 7, word & 7];
    const area = bins.areas[bins.polygons[segment]];
    if (level !== OCEAN_ISLAND || entry !== CLOSED || exit !== CLOSED || area > MOST_KM2 || area < LEAST_KM2) continue;
    const start = bins.firstPoints[segment];
    yield Array.from({ length: count }, (_, i) => [
      (bins.longitudes[start + i] & STEPS) / STEPS,
      (bins.latitudes[start + i] & STEPS) / STEPS,
    ]);
  }
}

/** The islets of GSHHG that another source lacks, as 1° tiles: flags (0 none, 2 coast) and packs by name. */
export async function makeIslets(file, { flags: known, packs }) {
  const coast = createCoast(openCoastTiles([{ flags: known, packs: Object.values(packs) }]));
  const bins = await openBins(file);
  const flags = new Uint8Array(known.length);
  const encoded = new Map();
  // A bin has the number of its tile.
  for (let bin = 0; bin < flags.length; bin++) {
    const { longitude, latitude } = cornerOf(bin);
    const narrowing = Math.cos(((latitude + 0.5) * Math.PI) / 180);
    const isNew = (ring) =>
      ring.every(([x, y]) => {
        const at = { longitude: longitude + x, latitude: latitude + y };
        return !coast.isLand(at) && (coast.distanceToCoast(at) ?? 0) >= APART_NM;
      });
    const rings = [];
    for (const islet of isletsOf(bins, bin)) {
      if (!isNew(islet)) continue;
      const units = toUnits(simplifyRing(islet, TOLERANCE_METRES / METRES_PER_DEGREE, narrowing, () => false));
      if (units.length >= 3) rings.push(units);
    }
    if (rings.length === 0) continue;
    flags[bin] = 2;
    encoded.set(bin, encodeRings(rings));
  }
  return { flags, packs: packGrounds(encoded) };
}
