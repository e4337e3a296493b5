import h5wasm from "h5wasm/node";

/** Steps of a bin (1°) in the file. */
export const STEPS = 65_535;
/** The level of a polygon: land, lake, island in a lake, pond; odd is land. */
const LEVEL_BITS = 7;
/** Beyond these GSHHG's coast is ice, and its shelves come twice. */
const SOUTHERNMOST = -60;
const NORTHERNMOST = 66;
/** The packed word's code for a segment that no bin cuts; otherwise the side at which it enters or leaves. */
const CLOSED = 4;
const WEST = 3;

/** The bins of GSHHG's full shoreline. A bin has the number of its tile. */
export async function openBins(file) {
  await h5wasm.ready;
  const bins = new h5wasm.File(file, "r");
  const read = (name) => bins.get(name).value;
  return {
    areas: read("The_km_squared_area_of_polygons"),
    corners: read("Embedded_node_levels_in_a_bin"),
    firstSegments: read("Id_of_first_segment_in_a_bin"),
    segmentCounts: read("N_segments_in_a_bin"),
    words: read("Embedded_npts_levels_exit_entry_for_a_segment"),
    firstPoints: read("Id_of_first_point_in_a_segment"),
    polygons: read("Id_of_GSHHS_ID"),
    longitudes: read("Relative_longitude_from_SW_corner_of_bin"),
    latitudes: read("Relative_latitude_from_SW_corner_of_bin"),
  };
}

/** Whether a bin lies where GSHHG's coast is ice. */
export function isIce(bin) {
  const latitude = 89 - Math.floor(bin / 360);
  return latitude < SOUTHERNMOST || latitude >= NORTHERNMOST;
}

/** Whether the south-west corner of a bin is land. */
export function isCornerLand(bins, bin) {
  return ((bins.corners[bin] >> 9) & LEVEL_BITS) % 2 === 1;
}

/**
 * The segments of shoreline in a bin: points in steps from its south-west corner, level, km² of the whole polygon,
 * whether the segment is the whole polygon, and whether it begins or ends on the west side.
 */
export function* segmentsOf(bins, bin) {
  const first = bins.firstSegments[bin];
  for (let id = first; id < first + bins.segmentCounts[bin]; id++) {
    const word = bins.words[id];
    const [count, level, entry, exit] = [word >>> 9, (word >>> 6) & LEVEL_BITS, (word >>> 3) & 7, word & 7];
    const start = bins.firstPoints[id];
    const points = Array.from({ length: count }, (_, i) => [
      bins.longitudes[start + i] & STEPS,
      bins.latitudes[start + i] & STEPS,
    ]);
    yield {
      id,
      level,
      points,
      km2: bins.areas[bins.polygons[id]],
      isClosed: entry === CLOSED && exit === CLOSED,
      entersWest: entry === WEST,
      leavesWest: exit === WEST,
    };
  }
}

/** Whether the south-west corner of a bin is on land, or in a lake. */
export function isShoreLand(bins, bin) {
  return ((bins.corners[bin] >> 9) & LEVEL_BITS) > 0;
}
