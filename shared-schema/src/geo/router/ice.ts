import type { CoastTiles } from "../coast/coastTiles.ts";
import { CELLS_PER_DEGREE, type Passages } from "../coast/passages.ts";

const DEGREES_ROUND = 360;
const SOUTHERNMOST = -90;

/** Whole degrees: closed by ice from the south side northwards, from the west side up to the east side. */
interface ClosedSea {
  south: number;
  west: number;
  east: number;
}

/** The seas that the ice of the Arctic closes, in degrees east of Greenwich. */
const CLOSED_SEAS: readonly ClosedSea[] = [
  // Round the pole.
  { south: 81, west: 0, east: DEGREES_ROUND },
  // The North-East Passage: Vilkitsky Strait, the Laptev Sea and the East Siberian Sea.
  { south: 68, west: 100, east: 180 },
  // The north of the Chukchi Sea.
  { south: 70, west: 180, east: 204 },
  // The North-West Passage: from Point Barrow to Peel Sound.
  { south: 67, west: 204, east: 265 },
];
const FIRST_CLOSED = Math.min(...CLOSED_SEAS.map(({ south }) => south));

/**
 * Whether the tile whose south-west corner is at whole degrees (column taken round the globe) is closed by the ice of the
 * Arctic. No route leads through it: the coast alone knows a way from the Pacific to Norway across the pole.
 */
export function isIce(column: number, row: number): boolean {
  if (row < FIRST_CLOSED) return false;
  const turned = ((column % DEGREES_ROUND) + DEGREES_ROUND) % DEGREES_ROUND;
  return CLOSED_SEAS.some(({ south, west, east }) => row >= south && turned >= west && turned < east);
}

/** The coast with the tiles that ice closes as land, so that neither a search nor a line drawn passes them. */
export function iceAsLand(tiles: CoastTiles): CoastTiles {
  return {
    ...tiles,
    tile: (longitude, latitude) => (isIce(longitude, latitude) ? "LAND" : tiles.tile(longitude, latitude)),
  };
}

/** The passages between coarse cells without those that ice closes. */
export function withoutIce(passages: Passages): Passages {
  const { columns, rows } = passages;
  const [east, north] = [Uint16Array.from(passages.east), Uint16Array.from(passages.north)];
  for (let row = (FIRST_CLOSED - SOUTHERNMOST) * CELLS_PER_DEGREE; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isIce(Math.floor(column / CELLS_PER_DEGREE), Math.floor(row / CELLS_PER_DEGREE) + SOUTHERNMOST)) continue;
      const cell = row * columns + column;
      east[cell] = 0;
      north[cell] = 0;
      east[row * columns + ((column - 1 + columns) % columns)] = 0;
      north[cell - columns] = 0;
    }
  }
  return { ...passages, east, north };
}
