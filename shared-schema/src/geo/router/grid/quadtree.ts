import { CELLS, TILE_CELLS } from "./cells.ts";

/** The largest leaf: a quarter of a degree, so that a way over leaves is never far from a straight one. */
const LARGEST_LEAF = 64;
const LARGEST_PER_ROW = CELLS / LARGEST_LEAF;
const MIXED = 255;

/** The squares of one band that a tile's cells are gathered in; x and y are the south-west cell, size the side in cells. */
export interface Leaves {
  readonly count: number;
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly size: Uint8Array;
  readonly band: Uint8Array;
  /** The leaf of each cell; null where the whole tile is of one band, in the largest leaves row by row. */
  readonly index: Uint16Array | null;
}

/** The leaf that holds a cell of the tile. */
export function leafAt(leaves: Leaves, x: number, y: number): number {
  if (leaves.index) return leaves.index[y * CELLS + x] ?? 0;
  return Math.floor(y / LARGEST_LEAF) * LARGEST_PER_ROW + Math.floor(x / LARGEST_LEAF);
}

/** A tile of one band. */
export function plainLeaves(band: number): Leaves {
  const count = LARGEST_PER_ROW ** 2;
  const numbers = Uint8Array.from({ length: count }, (_, leaf) => leaf);
  return {
    count,
    x: numbers.map((leaf) => (leaf % LARGEST_PER_ROW) * LARGEST_LEAF),
    y: numbers.map((leaf) => Math.floor(leaf / LARGEST_PER_ROW) * LARGEST_LEAF),
    size: new Uint8Array(count).fill(LARGEST_LEAF),
    band: new Uint8Array(count).fill(band),
    index: null,
  };
}

/** The bands of squares of 1, 2, 4 … cells, each made of four of the one before; `MIXED` where they differ. */
function squaresOf(cells: Uint8Array): Uint8Array[] {
  const levels = [cells];
  let finer = cells;
  for (let side = CELLS / 2; side >= CELLS / LARGEST_LEAF; side /= 2) {
    const level = new Uint8Array(side * side);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const corner = y * 4 * side + x * 2;
        const band = finer[corner] ?? MIXED;
        const same =
          band === finer[corner + 1] && band === finer[corner + 2 * side] && band === finer[corner + 2 * side + 1];
        level[y * side + x] = same ? band : MIXED;
      }
    }
    levels.push(level);
    finer = level;
  }
  return levels;
}

/** A buffer for leaves before their number is known. */
const found = {
  x: new Uint8Array(TILE_CELLS),
  y: new Uint8Array(TILE_CELLS),
  size: new Uint8Array(TILE_CELLS),
  band: new Uint8Array(TILE_CELLS),
};

/** Gathers a tile's cells into leaves. */
export function gatherLeaves(cells: Uint8Array): Leaves {
  const levels = squaresOf(cells);
  const index = new Uint16Array(cells.length);
  let count = 0;

  function add(x: number, y: number, side: number, band: number): void {
    found.x[count] = x;
    found.y[count] = y;
    found.size[count] = side;
    found.band[count] = band;
    if (side === 1) index[y * CELLS + x] = count;
    else for (let row = y; row < y + side; row++) index.fill(count, row * CELLS + x, row * CELLS + x + side);
    count++;
  }

  function split(x: number, y: number, level: number): void {
    const side = 2 ** level;
    const band = levels[level]?.[(y / side) * (CELLS / side) + x / side] ?? MIXED;
    if (band !== MIXED) {
      add(x, y, side, band);
      return;
    }
    const half = side / 2;
    split(x, y, level - 1);
    split(x + half, y, level - 1);
    split(x, y + half, level - 1);
    split(x + half, y + half, level - 1);
  }

  for (let y = 0; y < CELLS; y += LARGEST_LEAF) {
    for (let x = 0; x < CELLS; x += LARGEST_LEAF) split(x, y, levels.length - 1);
  }
  return {
    count,
    x: found.x.slice(0, count),
    y: found.y.slice(0, count),
    size: found.size.slice(0, count),
    band: found.band.slice(0, count),
    index,
  };
}
