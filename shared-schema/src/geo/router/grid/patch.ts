import { RADIANS } from "../../angles.ts";
import { type CoastTiles, type Ring, UNITS_PER_DEGREE } from "../../coast/coastTiles.ts";
import { watched } from "../../remembered.ts";
import { CELLS, NM_PER_CELL, type Spot } from "./cells.ts";
import { type PlacedCoast, rasterise } from "./raster.ts";
import { createShelf } from "./shelf.ts";

/** Fine cells along a cell's side: 1/2048° is 54 m. In cells of 108 m a bar before a lagoon looks like a shore that a way may follow. */
export const FINE = 8;
const FINE_PER_DEGREE = CELLS * FINE;
const UNITS_PER_FINE = UNITS_PER_DEGREE / FINE_PER_DEGREE;
/** NM of a fine cell's side from south to north. */
export const NM_PER_FINE = NM_PER_CELL / FINE;
/** Side of a block in fine cells, a sixteenth of a degree. */
const BLOCK = 128;

const WHOLE_TILE: readonly Ring[] = [
  {
    source: 0,
    points: Int32Array.of(0, 0, UNITS_PER_DEGREE, 0, UNITS_PER_DEGREE, UNITS_PER_DEGREE, 0, UNITS_PER_DEGREE, 0, 0),
    minX: 0,
    minY: 0,
    maxX: UNITS_PER_DEGREE,
    maxY: UNITS_PER_DEGREE,
  },
];

/** The waters round a place in fine cells: land, shore and sea. Its corner is in fine cells from Greenwich and the equator. */
export interface Patch {
  west: number;
  south: number;
  columns: number;
  rows: number;
  bands: Uint8Array;
}

function draw(tiles: CoastTiles, west: number, south: number, columns: number, rows: number): Patch {
  const degree = (fine: number) => Math.floor(fine / FINE_PER_DEGREE);
  const coasts: PlacedCoast[] = [];
  for (let row = Math.max(-90, degree(south)); row <= Math.min(89, degree(south + rows - 1)); row++) {
    for (let column = degree(west); column <= degree(west + columns - 1); column++) {
      const tile = tiles.tile(column, row);
      if (tile === "SEA" || tile === "UNKNOWN") continue;
      coasts.push({
        rings: tile === "LAND" ? WHOLE_TILE : tile,
        west: (column * FINE_PER_DEGREE - west) * UNITS_PER_FINE,
        south: (row * FINE_PER_DEGREE - south) * UNITS_PER_FINE,
      });
    }
  }
  return { west, south, columns, rows, bands: rasterise(coasts, { columns, rows, unitsPerCell: UNITS_PER_FINE }) };
}

/** Draws the waters within `nm` of a place. A coast that is not on this device counts as sea here: the grid knows better. */
export function createPatch(tiles: CoastTiles, at: Spot, nm: number): Patch {
  const narrowing = Math.max(0.1, Math.cos((at.y / CELLS) * RADIANS));
  const reachX = Math.ceil(nm / NM_PER_FINE / narrowing);
  const reachY = Math.ceil(nm / NM_PER_FINE);
  const west = Math.floor(at.x * FINE) - reachX;
  const south = Math.floor(at.y * FINE) - reachY;
  return draw(tiles, west, south, 2 * reachX + 1, 2 * reachY + 1);
}

/** Whether the patch covers a spot. */
export function covers({ west, south, columns, rows }: Patch, { x, y }: Spot): boolean {
  const column = Math.floor(x * FINE) - west;
  const row = Math.floor(y * FINE) - south;
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** The band of the fine cell at a spot: land, shore or sea. */
export type FineBand = (x: number, y: number) => number;

/** Blocks that are kept from one route to the next, 16 kB each. */
const MOST_BLOCKS = 256;

/** The whole coast in fine cells, drawn block by block when first asked for. */
export interface FineCoast {
  bandAt: FineBand;
  /** A route is over: forgets blocks when it holds too many, and those by unknown coast, which may be here by now. */
  tidy(): void;
}

export function createFineCoast(coast: CoastTiles): FineCoast {
  const blocks = createShelf<Patch>(MOST_BLOCKS);
  const tiles = watched(coast);
  // Most questions are about the block of the question before.
  let last: Patch | null = null;
  let lastKey = 0;

  function blockAt(column: number, row: number): Patch {
    const key = row * 2 ** 20 + column;
    if (last && key === lastKey) return last;
    lastKey = key;
    last = blocks.find(key) ?? drawBlock(key, column, row);
    return last;
  }

  function drawBlock(key: number, column: number, row: number): Patch {
    const before = tiles.unknown();
    const block = draw(tiles, column * BLOCK, row * BLOCK, BLOCK, BLOCK);
    return blocks.put(key, block, tiles.unknown() === before);
  }

  return {
    bandAt(x, y) {
      const block = blockAt(Math.floor((x * FINE) / BLOCK), Math.floor((y * FINE) / BLOCK));
      const cell = (Math.floor(y * FINE) - block.south) * BLOCK + Math.floor(x * FINE) - block.west;
      return block.bands[cell] ?? 0;
    },
    tidy() {
      last = null;
      blocks.tidy();
    },
  };
}
