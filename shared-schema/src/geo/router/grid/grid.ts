import { type CoastTiles, UNITS_PER_DEGREE } from "../../coast/coastTiles.ts";
import { DISPUTED_SIDE } from "../../coast/disputed.ts";
import { watched } from "../../remembered.ts";
import { DISPUTED, INSHORE, LAND, OPEN, UNKNOWN } from "./bands.ts";
import { CELLS } from "./cells.ts";
import { bufferCoast } from "./coastBuffer.ts";
import { gatherLeaves, type Leaves, leafAt, plainLeaves } from "./quadtree.ts";
import { type Frame, type PlacedCoast, rasterise } from "./raster.ts";
import { createShelf } from "./shelf.ts";

const COLUMNS = 360;
const SOUTHERNMOST = -90;
const NORTHERNMOST = 89;
const SEA_LEAVES = plainLeaves(OPEN);
const LAND_LEAVES = plainLeaves(LAND);
const UNKNOWN_LEAVES = plainLeaves(UNKNOWN);
const TILE_FRAME: Frame = { columns: CELLS, rows: CELLS, unitsPerCell: UNITS_PER_DEGREE / CELLS };

/** Whole degrees: the south-west corners of a block of tiles. */
interface Block {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The coasts of a block of tiles, placed from the whole degrees of a corner. */
function coastsWithin(
  tiles: CoastTiles,
  { west, south, east, north }: Block,
  [x, y]: readonly [number, number],
): PlacedCoast[] {
  const coasts: PlacedCoast[] = [];
  for (let row = Math.max(SOUTHERNMOST, south); row <= Math.min(NORTHERNMOST, north); row++) {
    for (let column = west; column <= east; column++) {
      const tile = tiles.tile(column, row);
      if (typeof tile === "string") continue;
      coasts.push({ rings: tile, west: (column - x) * UNITS_PER_DEGREE, south: (row - y) * UNITS_PER_DEGREE });
    }
  }
  return coasts;
}

/** Marks the cells of a tile that hold disputed water, in place; answers whether there are any. */
function markDisputed(cells: Uint8Array, tiles: CoastTiles, column: number, row: number): boolean {
  const share = CELLS / DISPUTED_SIDE;
  let changed = false;
  for (const borders of tiles.disputedIn(column, row)) {
    for (let i = 0; i + 1 < borders.length; i += 2) {
      for (let at = borders[i] ?? 0; at < (borders[i + 1] ?? 0); at++) {
        const y = Math.floor(Math.floor(at / DISPUTED_SIDE) * share);
        const cell = y * CELLS + Math.floor((at % DISPUTED_SIDE) * share);
        if ((cells[cell] ?? LAND) < INSHORE) continue;
        cells[cell] = DISPUTED;
        changed = true;
      }
    }
  }
  return changed;
}

/** A 1° tile as the search sees it; column 0 to 359 east of Greenwich, row the latitude of its south side. */
export interface GridTile {
  key: number;
  column: number;
  row: number;
  leaves: Leaves;
}

/** The sea in squares, made from the coast tile by tile when first asked for. */
export interface Grid {
  /** The tile of a column (taken round the globe) and row; null beyond the poles. */
  tile(column: number, row: number): GridTile | null;
  /** A route is over: forgets tiles when it holds too many, and those by unknown coast, which may be here by now. */
  tidy(): void;
}

/** The leaf of a tile that a cell (anywhere round the globe) lies in. */
export function leafOf(tile: GridTile, x: number, y: number): number {
  return leafAt(tile.leaves, x & (CELLS - 1), y & (CELLS - 1));
}

/** Makes the grid of the coast. A tile with leaves takes about 150 kB; `remembered` tiles are kept between routes. */
export function createGrid(coast: CoastTiles, remembered = 300): Grid {
  const known = createShelf<GridTile>(remembered, ({ leaves }) => leaves.index !== null);
  const tiles = watched(coast);

  function leavesOf(column: number, row: number): Leaves {
    const tile = tiles.tile(column, row);
    if (tile === "LAND") return LAND_LEAVES;
    if (tile === "UNKNOWN") return UNKNOWN_LEAVES;
    const coasts = coastsWithin(tiles, { west: column - 1, south: row - 1, east: column + 1, north: row + 1 }, [
      column,
      row,
    ]);
    if (coasts.length === 0 && tiles.disputedIn(column, row).length === 0) return SEA_LEAVES;
    const cells = rasterise(typeof tile === "string" ? [] : [{ rings: tile, west: 0, south: 0 }], TILE_FRAME);
    const isBuffered = bufferCoast(cells, TILE_FRAME, row, coasts);
    const isMarked = markDisputed(cells, tiles, column, row);
    return isBuffered || isMarked || tile !== "SEA" ? gatherLeaves(cells) : SEA_LEAVES;
  }

  return {
    tile(column, row) {
      if (row < SOUTHERNMOST || row > NORTHERNMOST) return null;
      const turned = ((column % COLUMNS) + COLUMNS) % COLUMNS;
      const key = (row - SOUTHERNMOST) * COLUMNS + turned;
      const tile = known.find(key);
      if (tile) return tile;
      const before = tiles.unknown();
      const made = { key, column: turned, row, leaves: leavesOf(turned, row) };
      return known.put(key, made, tiles.unknown() === before);
    },
    tidy: known.tidy,
  };
}
