/** From a corner of cells, the sides that leave it: east, north, west, south. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The directed sides of the cells that are set, cells to their left, by the corner they leave: a bit for each direction. */
function sidesOf(mask, side) {
  const isSet = (x, y) => x >= 0 && y >= 0 && x < side && y < side && mask[y * side + x] === 1;
  const width = side + 1;
  const leaving = new Map();
  const add = (x, y, direction) => leaving.set(y * width + x, (leaving.get(y * width + x) ?? 0) | (1 << direction));
  for (let cell = 0; cell < mask.length; cell++) {
    if (mask[cell] !== 1) continue;
    const [x, y] = [cell % side, Math.floor(cell / side)];
    if (!isSet(x, y - 1)) add(x, y, 0);
    if (!isSet(x + 1, y)) add(x + 1, y, 1);
    if (!isSet(x, y + 1)) add(x + 1, y + 1, 2);
    if (!isSet(x - 1, y)) add(x, y + 1, 3);
  }
  return leaving;
}

const isLeft = (leaving, corner, direction) => (leaving.get(corner) & (1 << direction)) !== 0;

/** Left first, so that cells that touch at a corner alone stay apart. */
function turnAt(leaving, corner, direction) {
  return [1, 0, 3].map((turn) => (direction + turn) % 4).find((way) => isLeft(leaving, corner, way));
}

/** Follows the sides from a corner until they lead back to it, and takes them out. */
function takeRing(leaving, start, first, width) {
  const ring = [];
  let [corner, direction] = [start, first];
  while (direction !== undefined && isLeft(leaving, corner, direction)) {
    leaving.set(corner, leaving.get(corner) & ~(1 << direction));
    const [x, y] = [corner % width, Math.floor(corner / width)];
    ring.push([x, y]);
    corner = (y + STEPS[direction][1]) * width + x + STEPS[direction][0];
    direction = turnAt(leaving, corner, direction);
  }
  ring.push(ring[0]);
  return ring;
}

/**
 * The outlines of the cells that are set, along their sides and with the cells to their left: closed, first point
 * repeated. Cells that touch at a corner alone are two outlines.
 */
export function outlinesOf(mask, side) {
  const leaving = sidesOf(mask, side);
  const rings = [];
  for (const start of leaving.keys()) {
    for (let first = 0; first < STEPS.length; first++) {
      if (isLeft(leaving, start, first)) rings.push(takeRing(leaving, start, first, side + 1));
    }
  }
  return rings;
}
