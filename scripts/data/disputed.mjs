import { DISPUTED_SIDE as SIDE } from "../../shared-schema/src/geo/coast/disputed.ts";
import { dropShort } from "./pieces.mjs";

/** Cells of a tile's side in which the two surveys are compared: 1/1024° is 108 m, narrower than most strips between them. */
export const FINE_SIDE = 1024;
/** Shorter pieces are the grain of the two surveys, NM. */
const SHORTEST_NM = 0.3;

/**
 * The water of a tile that the other survey counts as land: 1 a cell, where any of the finer cells in it is such water.
 * @param theirs the other survey's land; @param ours the land of the coast data, both 1 a cell of `FINE_SIDE`
 * @param latitude of the tile's middle
 */
export function disputedCells(theirs, ours, latitude) {
  const cells = new Uint8Array(SIDE * SIDE);
  for (let fine = 0; fine < theirs.length; fine++) {
    if (!theirs[fine] || ours[fine]) continue;
    const [x, y] = [fine % FINE_SIDE, Math.floor(fine / FINE_SIDE)];
    cells[Math.floor((y * SIDE) / FINE_SIDE) * SIDE + Math.floor((x * SIDE) / FINE_SIDE)] = 1;
  }
  dropShort(cells, SIDE, SHORTEST_NM, latitude, 60 / SIDE);
  return cells;
}

/** The cells where runs of set cells begin and end, in turn. */
export function bordersOf(cells) {
  const borders = [];
  let last = 0;
  for (let cell = 0; cell <= cells.length; cell++) {
    const value = cells[cell] ?? 0;
    if (value !== last) borders.push(cell);
    last = value;
  }
  return borders;
}
