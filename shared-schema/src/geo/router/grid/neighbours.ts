import { CELLS } from "./cells.ts";
import { type Grid, type GridTile, leafOf } from "./grid.ts";

/** Called for a leaf beside another; answers whether there is a way into it. */
type VisitLeaf = (tile: GridTile, leaf: number) => boolean;

const FIRST = 1;
const LAST = 2;

function tileAt(grid: Grid, tile: GridTile, column: number, row: number): GridTile | null {
  if (column >= 0 && row >= 0 && column < CELLS && row < CELLS) return tile;
  return grid.tile(tile.column + Math.floor(column / CELLS), tile.row + Math.floor(row / CELLS));
}

/** Visits the leaves beside a row of cells from its first on; answers `FIRST` and `LAST` where those let pass. */
function visitRow(tile: GridTile | null, x: number, y: number, size: number, visit: VisitLeaf): number {
  if (!tile) return 0;
  let ends = 0;
  for (let at = x; at < x + size; ) {
    const leaf = leafOf(tile, at, y);
    const passes = visit(tile, leaf);
    if (passes && at === x) ends = FIRST;
    const width = tile.leaves.size[leaf] ?? 1;
    // Leaves lie at multiples of their size.
    at += width - (at & (width - 1));
    if (passes && at >= x + size) ends |= LAST;
  }
  return ends;
}

/** As `visitRow`, of a column of cells. */
function visitColumn(tile: GridTile | null, x: number, y: number, size: number, visit: VisitLeaf): number {
  if (!tile) return 0;
  let ends = 0;
  for (let at = y; at < y + size; ) {
    const leaf = leafOf(tile, x, at);
    const passes = visit(tile, leaf);
    if (passes && at === y) ends = FIRST;
    const width = tile.leaves.size[leaf] ?? 1;
    at += width - (at & (width - 1));
    if (passes && at >= y + size) ends |= LAST;
  }
  return ends;
}

function visitCorner(grid: Grid, tile: GridTile, column: number, row: number, visit: VisitLeaf): void {
  const next = tileAt(grid, tile, column, row);
  if (next) visit(next, leafOf(next, column, row));
}

/**
 * Visits the leaves round a leaf: along its four sides, and at the corners where both leaves beside the corner let
 * pass, so that no way slips between two that touch.
 */
export function eachNeighbour(grid: Grid, tile: GridTile, leaf: number, visit: VisitLeaf): void {
  const x = tile.leaves.x[leaf] ?? 0;
  const y = tile.leaves.y[leaf] ?? 0;
  const size = tile.leaves.size[leaf] ?? 1;
  const west = visitColumn(tileAt(grid, tile, x - 1, y), x - 1, y, size, visit);
  const east = visitColumn(tileAt(grid, tile, x + size, y), x + size, y, size, visit);
  const south = visitRow(tileAt(grid, tile, x, y - 1), x, y - 1, size, visit);
  const north = visitRow(tileAt(grid, tile, x, y + size), x, y + size, size, visit);
  if (west & FIRST && south & FIRST) visitCorner(grid, tile, x - 1, y - 1, visit);
  if (east & FIRST && south & LAST) visitCorner(grid, tile, x + size, y - 1, visit);
  if (west & LAST && north & FIRST) visitCorner(grid, tile, x - 1, y + size, visit);
  if (east & LAST && north & LAST) visitCorner(grid, tile, x + size, y + size, visit);
}
