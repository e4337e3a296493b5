import { RADIANS } from "../../angles.ts";
import { INSHORE, NEAR, OFFING_NM, OPEN } from "./bands.ts";
import { CELLS, NM_PER_CELL } from "./cells.ts";
import { type Frame, type PlacedCoast, traceCoast } from "./raster.ts";

interface Stamp {
  dx: number;
  dy: number;
  band: number;
}

/** The bands of the cells round a cell of the shore at a latitude (degrees), by the gap between the two. */
function stampsAt(latitude: number): Stamp[] {
  const tall = NM_PER_CELL;
  const wide = NM_PER_CELL * Math.max(0.05, Math.cos(latitude * RADIANS));
  const reachX = Math.ceil(OFFING_NM[OPEN] / wide) + 1;
  const reachY = Math.ceil(OFFING_NM[OPEN] / tall) + 1;
  const stamps: Stamp[] = [];
  for (let dy = -reachY; dy <= reachY; dy++) {
    for (let dx = -reachX; dx <= reachX; dx++) {
      const gap = Math.hypot(Math.max(0, Math.abs(dx) - 1) * wide, Math.max(0, Math.abs(dy) - 1) * tall);
      if (gap < OFFING_NM[OPEN]) stamps.push({ dx, dy, band: gap < OFFING_NM[NEAR] ? INSHORE : NEAR });
    }
  }
  return stamps;
}

/**
 * Lowers the bands of the sea round the coasts in and beside a tile whose south side lies at `latitude`, in place.
 * @returns whether any band changed
 */
export function bufferCoast(
  cells: Uint8Array,
  frame: Frame,
  latitude: number,
  coasts: readonly PlacedCoast[],
): boolean {
  const stamps = stampsAt(latitude + 0.5);
  const reach = stamps.reduce((most, { dx, dy }) => Math.max(most, dx, dy), 0);
  const side = CELLS + 2 * reach;
  const stamped = new Uint8Array(side * side);
  let changed = false;

  function stampAt(x: number, y: number): void {
    for (const { dx, dy, band } of stamps) {
      const column = x + dx;
      const row = y + dy;
      if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) continue;
      const cell = row * CELLS + column;
      if ((cells[cell] ?? 0) <= band) continue;
      cells[cell] = band;
      changed = true;
    }
  }

  for (const coast of coasts) {
    traceCoast(coast, frame, reach, (x, y) => {
      const column = x + reach;
      const row = y + reach;
      if (column < 0 || row < 0 || column >= side || row >= side) return;
      const cell = row * side + column;
      if (stamped[cell]) return;
      stamped[cell] = 1;
      stampAt(x, y);
    });
  }
  return changed;
}
