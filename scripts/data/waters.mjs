import { CELLS_PER_DEGREE, MOST_WATERS } from "../../shared-schema/src/geo/coast/passages.ts";
import { rasterOfTile } from "./frames.mjs";

/** Cells of a tile's raster: 1/1024° is 108 m, so that a strait is not closed by being drawn. */
const SIDE = 1024;
/** Side of a coarse cell in cells of the raster. */
export const CELL_SIDE = SIDE / CELLS_PER_DEGREE;
/** Less water than this, in cells of the raster, is a creek, unless it leads from one side of its cell to another. */
const LEAST = 60;

/** The cells of the raster that share a side with one and lie in the same coarse cell. */
function beside(at, { west, south }) {
  const [x, y] = [(at % SIDE) - west, Math.floor(at / SIDE) - south];
  const found = [];
  if (x > 0) found.push(at - 1);
  if (x < CELL_SIDE - 1) found.push(at + 1);
  if (y > 0) found.push(at - SIDE);
  if (y < CELL_SIDE - 1) found.push(at + SIDE);
  return found;
}

/** Counts the sides of a coarse cell, of four, that some cells of the raster touch. */
function sidesOf(cells, { west, south }) {
  const sides = new Set();
  for (const at of cells) {
    const [x, y] = [(at % SIDE) - west, Math.floor(at / SIDE) - south];
    if (x === 0) sides.add("west");
    if (x === CELL_SIDE - 1) sides.add("east");
    if (y === 0) sides.add("south");
    if (y === CELL_SIDE - 1) sides.add("north");
  }
  return sides.size;
}

/** The water of a coarse cell that hangs together with one cell of the raster; `labels` is marked. */
function flood(land, labels, corner, first, label) {
  const found = [first];
  labels[first] = label;
  for (const at of found) {
    for (const next of beside(at, corner)) {
      if (land[next] || labels[next]) continue;
      labels[next] = label;
      found.push(next);
    }
  }
  return { label, size: found.length, sides: sidesOf(found, corner) };
}

/** The waters of a coarse cell that count, those first that lead from side to side: their labels. */
function watersOf(land, labels, corner, counter) {
  const waters = [];
  for (let y = corner.south; y < corner.south + CELL_SIDE; y++) {
    for (let x = corner.west; x < corner.west + CELL_SIDE; x++) {
      const at = y * SIDE + x;
      if (!land[at] && !labels[at]) waters.push(flood(land, labels, corner, at, ++counter.last));
    }
  }
  return waters
    .filter(({ size, sides }) => sides > 1 || size >= LEAST)
    .sort((a, b) => b.sides - a.sides || b.size - a.size)
    .slice(0, MOST_WATERS)
    .map(({ label }) => label);
}

/**
 * The waters of a tile's coarse cells: how many each cell has, row by row from the south-west, and the number of the water
 * (1 on; 0 none) along the sides of its rows and columns of cells.
 */
export function watersOfTile(tile) {
  const land = rasterOfTile(tile, SIDE);
  const labels = new Uint32Array(land.length);
  const counter = { last: 0 };
  const numbers = new Map();
  const counts = [];
  for (let row = 0; row < CELLS_PER_DEGREE; row++) {
    for (let column = 0; column < CELLS_PER_DEGREE; column++) {
      const waters = watersOf(land, labels, { west: column * CELL_SIDE, south: row * CELL_SIDE }, counter);
      for (const [i, label] of waters.entries()) numbers.set(label, i + 1);
      counts.push(waters.length);
    }
  }
  const line = (at) => Uint8Array.from({ length: SIDE }, (_, i) => numbers.get(labels[at(i)]) ?? 0);
  const edges = Array.from({ length: CELLS_PER_DEGREE }, (_, i) => i * CELL_SIDE);
  return {
    counts,
    west: edges.map((x) => line((i) => i * SIDE + x)),
    east: edges.map((x) => line((i) => i * SIDE + x + CELL_SIDE - 1)),
    south: edges.map((y) => line((i) => y * SIDE + i)),
    north: edges.map((y) => line((i) => (y + CELL_SIDE - 1) * SIDE + i)),
  };
}

const WHOLE_LINES = Array.from({ length: CELLS_PER_DEGREE }, () => new Uint8Array(SIDE).fill(1));

/** The waters of a tile without land. */
export const ALL_SEA = {
  counts: Array(CELLS_PER_DEGREE ** 2).fill(1),
  west: WHOLE_LINES,
  east: WHOLE_LINES,
  south: WHOLE_LINES,
  north: WHOLE_LINES,
};
