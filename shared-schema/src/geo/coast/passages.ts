import { COLUMNS as TILE_COLUMNS, ROWS as TILE_ROWS, tileId } from "./coastPack.ts";

/** Cells of a degree: a quarter is 15 NM from south to north. */
export const CELLS_PER_DEGREE = 4;
/** Waters of a cell that are told apart, as on either side of an isthmus. */
export const MOST_WATERS = 3;
const COLUMNS = TILE_COLUMNS * CELLS_PER_DEGREE;
const ROWS = TILE_ROWS * CELLS_PER_DEGREE;
const ALL_SEA_LINK = 1;

/** The sea in cells, rows from the south pole, columns from Greenwich. A cell has up to three waters that do not meet in it. */
export interface Passages {
  readonly columns: number;
  readonly rows: number;
  /** The number of a cell's first water; the next cell's is that of the first one after it. */
  readonly firstWater: Uint32Array;
  /** The waters of a cell that touch those of the cell to the east: a bit for each pair, theirs counting first. */
  readonly east: Uint16Array;
  /** As `east`, to the north. */
  readonly north: Uint16Array;
}

function bitReader(bytes: Uint8Array): (count: number) => number {
  let at = 0;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    return value;
  };
}

const kindAt = (flags: Uint8Array, column: number, row: number) =>
  flags[tileId(Math.floor(column / CELLS_PER_DEGREE), Math.floor(row / CELLS_PER_DEGREE) - TILE_ROWS / 2)] ?? 0;

const [SEA, COAST] = [0, 2] as const;

/** The cells of a tile, row by row from its south-west corner. */
function* cellsOf(tile: number): Generator<readonly [column: number, row: number]> {
  const west = (tile % TILE_COLUMNS) * CELLS_PER_DEGREE;
  const south = (TILE_ROWS - 1 - Math.floor(tile / TILE_COLUMNS)) * CELLS_PER_DEGREE;
  for (let dy = 0; dy < CELLS_PER_DEGREE; dy++) {
    for (let dx = 0; dx < CELLS_PER_DEGREE; dx++) yield [west + dx, south + dy];
  }
}

function readCounts(flags: Uint8Array, next: (count: number) => number): Uint8Array {
  const counts = new Uint8Array(COLUMNS * ROWS);
  for (let tile = 0; tile < TILE_COLUMNS * TILE_ROWS; tile++) {
    const kind = flags[tile] ?? 0;
    if (kind !== SEA && kind !== COAST) continue;
    for (const [column, row] of cellsOf(tile)) counts[row * COLUMNS + column] = kind === COAST ? next(2) : 1;
  }
  return counts;
}

/** Reads what `scripts/data/passages.mjs` writes: the counts of waters in the coasts' cells, then the links beside coasts. */
export function readPassages(flags: Uint8Array, bytes: Uint8Array): Passages {
  const next = bitReader(bytes);
  const counts = readCounts(flags, next);
  const firstWater = new Uint32Array(counts.length + 1);
  for (const [cell, count] of counts.entries()) firstWater[cell + 1] = (firstWater[cell] ?? 0) + count;

  function linksBetween(here: number, there: number): number {
    let links = 0;
    for (let water = 0; water < (counts[here] ?? 0); water++) {
      for (let other = 0; other < (counts[there] ?? 0); other++) links |= next(1) << (water * MOST_WATERS + other);
    }
    return links;
  }

  const [east, north] = [new Uint16Array(counts.length), new Uint16Array(counts.length)];
  function link(column: number, row: number, [dx, dy]: readonly [number, number]): number {
    const [toColumn, toRow] = [(column + dx) % COLUMNS, row + dy];
    if (toRow >= ROWS) return 0;
    const [kind, other] = [kindAt(flags, column, row), kindAt(flags, toColumn, toRow)];
    if (kind === SEA && other === SEA) return ALL_SEA_LINK;
    const hasWater = (some: number) => some === SEA || some === COAST;
    return hasWater(other) ? linksBetween(row * COLUMNS + column, toRow * COLUMNS + toColumn) : 0;
  }
  for (let tile = 0; tile < TILE_COLUMNS * TILE_ROWS; tile++) {
    const kind = flags[tile] ?? 0;
    if (kind !== SEA && kind !== COAST) continue;
    for (const [column, row] of cellsOf(tile)) {
      east[row * COLUMNS + column] = link(column, row, [1, 0]);
      north[row * COLUMNS + column] = link(column, row, [0, 1]);
    }
  }
  return { columns: COLUMNS, rows: ROWS, firstWater, east, north };
}

/** The same sea in cells of a whole degree, with one water each, where they have any. */
export function inTiles({ firstWater, east, north }: Passages): Passages {
  const count = TILE_COLUMNS * TILE_ROWS;
  const tiles = {
    columns: TILE_COLUMNS,
    rows: TILE_ROWS,
    firstWater: new Uint32Array(count + 1),
    east: new Uint16Array(count),
    north: new Uint16Array(count),
  };
  for (let tile = 0; tile < count; tile++) {
    const [west, south] = [
      (tile % TILE_COLUMNS) * CELLS_PER_DEGREE,
      Math.floor(tile / TILE_COLUMNS) * CELLS_PER_DEGREE,
    ];
    let hasWater = 0;
    for (let i = 0; i < CELLS_PER_DEGREE; i++) {
      const first = (south + i) * COLUMNS + west;
      if ((firstWater[first + CELLS_PER_DEGREE] ?? 0) > (firstWater[first] ?? 0)) hasWater = 1;
      if (east[first + CELLS_PER_DEGREE - 1]) tiles.east[tile] = ALL_SEA_LINK;
      if (north[(south + CELLS_PER_DEGREE - 1) * COLUMNS + west + i]) tiles.north[tile] = ALL_SEA_LINK;
    }
    tiles.firstWater[tile + 1] = (tiles.firstWater[tile] ?? 0) + hasWater;
  }
  return tiles;
}
