import { isCornerLand, STEPS, segmentsOf } from "./gshhg.mjs";

/** Toggles, for each row whose centre line an edge crosses, the first cell whose centre lies east of the crossing. */
function markEdge(marks, side, x1, y1, x2, y2) {
  const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
  const last = Math.min(side - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
  for (let row = first; row <= last; row++) {
    const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1);
    const column = Math.max(0, Math.ceil(x - 0.5));
    if (column < side) marks[row * side + column] ^= 1;
  }
}

function fillRows(marks, side) {
  for (let start = 0; start < marks.length; start += side) {
    let land = 0;
    for (let cell = start; cell < start + side; cell++) {
      land ^= marks[cell];
      marks[cell] = land;
    }
  }
  return marks;
}

/**
 * The land of a tile's rings as `coastTiles.ts` reads them, 1 a cell, row by row from the south-west.
 * @param perDegree units of a ring per degree; @param side cells of a tile's side
 */
export function rasterOfRings(rings, perDegree, side) {
  const marks = new Uint8Array(side * side);
  const scale = side / perDegree;
  for (const { points } of rings) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      markEdge(marks, side, points[i] * scale, points[i + 1] * scale, points[i + 2] * scale, points[i + 3] * scale);
    }
  }
  return fillRows(marks, side);
}

/**
 * The land of a bin of GSHHG without its lakes, 1 a cell. Every shoreline toggles it, whatever its level. A row begins
 * as the bin's corner is, toggled by each shoreline that meets the west side below it.
 * @param isLeftOut names segments that do not count, by their number
 */
export function rasterOfBin(bins, bin, side, isLeftOut) {
  const marks = new Uint8Array(side * side);
  const scale = side / STEPS;
  const toggles = [];
  for (const { id, points, entersWest, leavesWest } of segmentsOf(bins, bin)) {
    if (isLeftOut(id)) continue;
    for (let i = 1; i < points.length; i++) {
      const [[x1, y1], [x2, y2]] = [points[i - 1], points[i]];
      markEdge(marks, side, x1 * scale, y1 * scale, x2 * scale, y2 * scale);
    }
    if (entersWest) toggles.push(points[0][1] * scale);
    if (leavesWest) toggles.push(points.at(-1)[1] * scale);
  }
  const atCorner = Number(isCornerLand(bins, bin));
  for (let row = 0; row < side; row++) {
    const below = toggles.filter((y) => y < row + 0.5).length;
    if ((atCorner + below) % 2 === 1) marks[row * side] ^= 1;
  }
  return fillRows(marks, side);
}
