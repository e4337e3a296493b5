/** Within this a rhumb line is straight in degrees, to a few metres. */
const STEP_DEGREES = 0.1;
/** Land this near the ends of a line is harbour, NM. */
const ENDS_NM = 1.5;
const NM_PER_DEGREE = 60;
const RADIANS = Math.PI / 180;
const ROUND = 360;

const mercator = (latitude) => Math.asinh(Math.tan(latitude * RADIANS)) / RADIANS;
const latitudeOf = (m) => Math.atan(Math.sinh(m * RADIANS)) / RADIANS;

/** NM of a short step on a sphere. */
function nmOf([y1, x1], [y2, x2]) {
  return Math.hypot(y2 - y1, (x2 - x1) * Math.cos(((y1 + y2) / 2) * RADIANS)) * NM_PER_DEGREE;
}

/** The rhumb line between two points in short steps, the longitude running on past ±180°; the first point left out. */
function stepsOf([y1, x1], [y2, x2]) {
  const dx = x2 - x1 - ROUND * Math.round((x2 - x1) / ROUND);
  const [m1, m2] = [mercator(y1), mercator(y2)];
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(y2 - y1)) / STEP_DEGREES));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    const latitude = Math.abs(m2 - m1) < 1e-9 ? y1 : latitudeOf(m1 + (m2 - m1) * share);
    return [latitude, x1 + dx * share];
  });
}

/** A line as short pieces between points, with the miles before each. */
function piecesOf(line) {
  const pieces = [];
  let [from, before] = [line[0], 0];
  for (const point of line.slice(1)) {
    for (const to of stepsOf(from, point)) {
      const nm = nmOf(from, to);
      if (nm > 0) pieces.push({ from, to, before, nm });
      before += nm;
      from = to;
    }
  }
  return { pieces, total: before };
}

/** Fractions of a piece where it passes from one cell of the land's index into the next, with both ends. */
function cutsOf({ from, to }, cell) {
  const cuts = [0, 1];
  for (const axis of [0, 1]) {
    const [a, b] = [from[axis] / cell, to[axis] / cell];
    for (let border = Math.floor(Math.min(a, b)) + 1; border < Math.max(a, b); border++) {
      cuts.push((border - a) / (b - a));
    }
  }
  return cuts.sort((a, b) => a - b);
}

const pointAt = ({ from, to }, share) => [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * share);

/** Fractions of a segment (degrees) where it crosses the edges of a cell: x1, y1, x2, y2 by fours. */
function crossings([y1, x1], [y2, x2], edges) {
  const found = [];
  for (let i = 0; i < edges.length; i += 4) {
    const [ax, ay, bx, by] = [edges[i], edges[i + 1], edges[i + 2], edges[i + 3]];
    const determinant = (x2 - x1) * (by - ay) - (y2 - y1) * (bx - ax);
    if (determinant === 0) continue;
    const along = ((ax - x1) * (by - ay) - (ay - y1) * (bx - ax)) / determinant;
    const across = ((ax - x1) * (y2 - y1) - (ay - y1) * (x2 - x1)) / determinant;
    if (along > 0 && along < 1 && across >= 0 && across <= 1) found.push(along);
  }
  return found.sort((a, b) => a - b);
}

/** The stretches of a piece on land, as fractions of it. */
function* landOf(piece, land) {
  const cuts = cutsOf(piece, land.cell);
  for (let i = 1; i < cuts.length; i++) {
    const [start, end] = [cuts[i - 1], cuts[i]];
    if (end <= start) continue;
    const [a, b] = [pointAt(piece, start), pointAt(piece, end)];
    const [y, x] = pointAt(piece, (start + end) / 2);
    const turn = -ROUND * Math.floor((x + ROUND / 2) / ROUND);
    const moved = ([latitude, longitude]) => [latitude, longitude + turn];
    const shares = [0, ...crossings(moved(a), moved(b), land.edgesAt(x + turn, y)), 1];
    for (let j = 1; j < shares.length; j++) {
      const share = start + ((shares[j - 1] + shares[j]) / 2) * (end - start);
      const [latitude, longitude] = moved(pointAt(piece, share));
      if (!land.isLand(longitude, latitude)) continue;
      yield [start + shares[j - 1] * (end - start), start + shares[j] * (end - start)];
    }
  }
}

const hundredths = (nm) => Math.round(nm * 100) / 100;

/**
 * The pieces of land that a line of [latitude, longitude] passes away from its ends: how long each is (NM), and where its
 * middle lies. Stretches that touch are one piece.
 */
export function landAlong(line, land) {
  const { pieces, total } = piecesOf(line);
  const [first, last] = [ENDS_NM, total - ENDS_NM];
  const found = [];
  for (const piece of pieces) {
    for (const [start, end] of landOf(piece, land)) {
      const [from, to] = [piece.before + start * piece.nm, piece.before + end * piece.nm];
      const [low, high] = [Math.max(first, from), Math.min(last, to)];
      if (high <= low) continue;
      const open = found.at(-1);
      if (open && low - open.to < 1e-6) open.to = high;
      else found.push({ from: low, to: high });
    }
  }
  const placeAt = (nm) => {
    const piece = pieces.findLast(({ before }) => before <= nm);
    return pointAt(piece, (nm - piece.before) / piece.nm).map((degrees) => Math.round(degrees * 1e4) / 1e4);
  };
  return found
    .map(({ from, to }) => ({ nm: hundredths(to - from), at: placeAt((from + to) / 2) }))
    .filter(({ nm }) => nm > 0);
}
