import h5wasm from "h5wasm/node";

/** Steps of a bin, 1° wide and high, in the file. */
const STEPS = 65_535;
const WEST = 3;
const COLUMNS = 360;

/** A bin's place: its number counts rows from the north pole, columns from Greenwich. */
function binAt(x, y) {
  const column = ((Math.floor(x) % COLUMNS) + COLUMNS) % COLUMNS;
  return { bin: (89 - Math.min(89, Math.floor(y))) * COLUMNS + column, west: Math.floor(x), south: Math.floor(y) };
}

/** The land of GSHHG's full shoreline, its lakes water. A polygon's level is odd where it holds land. */
export async function openGshhgLand(file) {
  await h5wasm.ready;
  const content = new h5wasm.File(file, "r");
  const read = (name) => content.get(name).value;
  const corners = read("Embedded_node_levels_in_a_bin");
  const firstSegments = read("Id_of_first_segment_in_a_bin");
  const counts = read("N_segments_in_a_bin");
  const words = read("Embedded_npts_levels_exit_entry_for_a_segment");
  const firstPoints = read("Id_of_first_point_in_a_segment");
  const longitudes = read("Relative_longitude_from_SW_corner_of_bin");
  const latitudes = read("Relative_latitude_from_SW_corner_of_bin");
  const opened = new Map();

  /** A bin's edges in degrees, and the latitudes where shorelines meet its west side. */
  function open({ bin, west, south }) {
    const [edges, meetings] = [[], []];
    const first = firstSegments[bin];
    for (let segment = first; segment < first + counts[bin]; segment++) {
      const [word, start] = [words[segment], firstPoints[segment]];
      const end = start + (word >>> 9) - 1;
      const x = (i) => west + (longitudes[i] & STEPS) / STEPS;
      const y = (i) => south + (latitudes[i] & STEPS) / STEPS;
      for (let i = start; i < end; i++) edges.push(x(i), y(i), x(i + 1), y(i + 1));
      if (((word >>> 3) & 7) === WEST) meetings.push(y(start));
      if ((word & 7) === WEST) meetings.push(y(end));
    }
    return { edges: Float64Array.from(edges), meetings, isCornerLand: ((corners[bin] >> 9) & 7) % 2 === 1 };
  }

  function opening(x, y) {
    const place = binAt(x, y);
    const key = place.bin;
    let found = opened.get(key);
    if (!found || found.west !== place.west) {
      found = { ...open(place), west: place.west };
      opened.set(key, found);
    }
    return found;
  }

  return {
    cell: 1,
    edgesAt: (x, y) => opening(x, y).edges,
    /** Up the west side of the bin, then straight east. */
    isLand(x, y) {
      const { edges, meetings, isCornerLand } = opening(x, y);
      let odd = isCornerLand;
      for (const meeting of meetings) if (meeting < y) odd = !odd;
      for (let i = 0; i < edges.length; i += 4) {
        const [x1, y1, x2, y2] = [edges[i], edges[i + 1], edges[i + 2], edges[i + 3]];
        if (y1 >= y !== y2 >= y && x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) < x) odd = !odd;
      }
      return odd;
    },
  };
}
