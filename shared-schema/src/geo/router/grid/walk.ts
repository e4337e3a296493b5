import { CELLS, type Vertex } from "./cells.ts";
import { type Grid, type GridTile, leafOf } from "./grid.ts";
import { isometric } from "./mercator.ts";

/** Called for each leaf on a line: its tile, its band and the fractions of the line where it begins and ends; false stops. */
export type Visit = (tile: GridTile, band: number, start: number, end: number) => boolean;

/** Goes along a rhumb line through the leaves of the grid, exactly: straight in longitude and isometric latitude. */
export type Walk = (a: Vertex, b: Vertex, visit: Visit) => void;

/** The fraction at which the line from `start` over `length` leaves the stretch between two borders. */
function leaving(start: number, length: number, low: number, high: number): number {
  if (length === 0) return Infinity;
  return ((length > 0 ? high : low) - start) / length;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The row, of the `size` rows from `first` on, that an isometric latitude lies in, by the table of their borders. */
function rowOf(m: number, borders: Float64Array, first: number, size: number): number {
  let row = first;
  for (let half = size / 2; half >= 1; half /= 2) if ((borders[row + half] ?? Infinity) <= m) row += half;
  return row;
}

export function createWalk(grid: Grid): Walk {
  const borders = new Map<number, Float64Array>();

  /** The isometric latitudes (cells) of the borders of the rows of cells in a row of tiles. */
  function bordersOf(row: number): Float64Array {
    let table = borders.get(row);
    if (!table) {
      table = Float64Array.from({ length: CELLS + 1 }, (_, y) => isometric(row + y / CELLS) * CELLS);
      borders.set(row, table);
    }
    return table;
  }

  return (a, b, visit) => {
    const dx = b.x - a.x;
    const dm = b.m - a.m;
    const [stepX, stepY] = [Number(dx > 0), Number(dm > 0)];
    let x = Math.floor(a.x);
    let y = Math.floor(a.y);
    for (let at = 0; at < 1; ) {
      const column = Math.floor(x / CELLS);
      const row = Math.floor(y / CELLS);
      const tile = grid.tile(column, row);
      if (!tile) return;
      const { leaves } = tile;
      const leaf = leafOf(tile, x, y);
      const size = leaves.size[leaf] ?? 1;
      const west = column * CELLS + (leaves.x[leaf] ?? 0);
      const south = leaves.y[leaf] ?? 0;
      const table = bordersOf(row);
      const acrossX = leaving(a.x, dx, west, west + size);
      const acrossY = leaving(a.m, dm, table[south] ?? 0, table[south + size] ?? 0);
      const end = clamp(Math.min(acrossX, acrossY), at, 1);
      if (!visit(tile, leaves.band[leaf] ?? 0, at, end)) return;
      // Over the side that comes first, one cell on or one back.
      if (acrossX < acrossY) {
        x = west - 1 + stepX * (size + 1);
        y = row * CELLS + rowOf(a.m + dm * end, table, south, size);
      } else {
        x = clamp(Math.floor(a.x + dx * end), west, west + size - 1);
        y = row * CELLS + south - 1 + stepY * (size + 1);
      }
      at = end;
    }
  };
}
