/** Cells of a tile's side in which a pack marks disputed water: 1/512° is 216 m. */
export const DISPUTED_SIDE = 512;

/**
 * Water that another survey counts as land, as runs of cells: where each begins and ends, in turn,
 * row by row from the south-west of the tile.
 */
export type Disputed = Uint32Array;

/** Reads the runs that may follow a tile's rings; none where its bytes end with them. */
export function readDisputed(next: () => number): Disputed {
  const borders = new Uint32Array(next());
  let cell = 0;
  for (let i = 0; i < borders.length; i++) {
    cell += next();
    borders[i] = cell;
  }
  return borders;
}

/** Whether the cell at a place lies in a run; x and y are fractions of the tile's side. */
export function isDisputedAt(borders: Disputed, x: number, y: number): boolean {
  const cell = Math.floor(y * DISPUTED_SIDE) * DISPUTED_SIDE + Math.floor(x * DISPUTED_SIDE);
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((borders[middle] ?? 0) <= cell) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}
