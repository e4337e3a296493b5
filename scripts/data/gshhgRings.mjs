import { isShoreLand, STEPS, segmentsOf } from "./gshhg.mjs";

const SHORE = 1;
/** Nearer to the bin's corner than any point of a segment, degrees. */
const INSIDE = 1e-6;

/** Returns the position of a point along the bin's border, from the south-west corner by the south-east one: 0 to 4. */
function alongBorder([x, y]) {
  if (y === 0) return x;
  if (x === 1) return 1 + y;
  if (y === 1) return 3 - x;
  if (x === 0) return 4 - y;
  throw new Error(`a segment of GSHHG ends inside its bin, at ${x}, ${y}`);
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Closes a segment along the bin's border, always the same way round. */
function closed(points) {
  const [from, to] = [alongBorder(points.at(-1)), alongBorder(points[0])];
  const ring = [...points];
  const end = to > from ? to : to + 4;
  for (let corner = Math.floor(from) + 1; corner < end; corner++) ring.push(CORNERS[corner % 4]);
  return [...ring, points[0]];
}

function isInside(ring, x, y) {
  let odd = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[x1, y1], [x2, y2]] = [ring[i], ring[i + 1]];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
  }
  return odd;
}

/**
 * The land of a bin of GSHHG with its lakes filled, as closed rings in degrees from the bin's south-west corner, to be read
 * by the even-odd rule. However a segment is closed along the border, crossing it passes from sea to land; a ring round the
 * whole bin sets right which is which.
 */
export function ringsOfBin(bins, bin) {
  const rings = [];
  for (const { level, points, isClosed } of segmentsOf(bins, bin)) {
    if (level !== SHORE) continue;
    const degrees = points.map(([x, y]) => [x / STEPS, y / STEPS]);
    rings.push(isClosed ? [...degrees, degrees[0]] : closed(degrees));
  }
  const odd = rings.filter((ring) => isInside(ring, INSIDE, INSIDE)).length % 2 === 1;
  if (odd !== isShoreLand(bins, bin)) rings.push([...CORNERS, CORNERS[0]]);
  return rings;
}
