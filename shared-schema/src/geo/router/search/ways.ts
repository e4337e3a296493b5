import FlatQueue from "flatqueue";
import { harbourWeight, LAND } from "../grid/bands.ts";
import type { Spot } from "../grid/cells.ts";
import { FINE, NM_PER_FINE, type Patch } from "../grid/patch.ts";

/** The steps to the cells round one, and the one that stays: row by row from the south-west. */
const STEPS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));
const STAYS = 4;
/** A cell's note: 0 before it is reached, then the step that led there, counted from 1, and whether it is settled. */
const STEP_BITS = 15;
const SETTLED = 16;

/** The cheapest ways from the middle of a patch, as far as they are asked for. */
interface Ways {
  /** Settles the cheapest cell that is left; undefined when all are used up. */
  next(): number | undefined;
  /** Open miles from the middle to a cell that was reached. */
  costOf(cell: number): number;
  /** Goes on from a cell to those round it. */
  spread(cell: number): void;
  /** The cells' notes, by which `trailTo` finds back. */
  notes: Uint8Array;
}

/** The ways from the middle of a patch whose cells are `wideNm` wide. */
export function waysIn(patch: Patch, wideNm: number): Ways {
  const { columns, rows, bands } = patch;
  const diagonalNm = Math.hypot(wideNm, NM_PER_FINE);
  // Not filled: a large patch has millions of cells, and memory that is never touched costs nothing.
  const costs = new Float32Array(bands.length);
  const notes = new Uint8Array(bands.length);
  const queue = new FlatQueue();

  function enter(cell: number, cost: number, step: number): void {
    const note = notes[cell] ?? SETTLED;
    if (note >= SETTLED || (note > 0 && cost >= (costs[cell] ?? 0))) return;
    costs[cell] = cost;
    notes[cell] = step + 1;
    queue.push(cell, cost);
  }

  /** Enters the cells beside the middle one of three, and that one, by three steps from `step` on. */
  function enterRow(middle: number, column: number, step: number, beside: number, straight: number): void {
    if (column > 0) enter(middle - 1, beside, step);
    enter(middle, straight, step + 1);
    if (column < columns - 1) enter(middle + 1, beside, step + 2);
  }

  enter((rows >> 1) * columns + (columns >> 1), 0, STAYS);
  return {
    next() {
      for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
        const note = notes[cell] ?? SETTLED;
        if (note >= SETTLED) continue;
        notes[cell] = note | SETTLED;
        return cell;
      }
      return undefined;
    },
    notes,
    costOf: (cell) => costs[cell] ?? 0,
    spread(cell) {
      const row = Math.floor(cell / columns);
      const column = cell - row * columns;
      const cost = costs[cell] ?? 0;
      const weight = harbourWeight(bands[cell] ?? LAND);
      const diagonal = cost + diagonalNm * weight;
      const tall = cost + NM_PER_FINE * weight;
      if (row > 0) enterRow(cell - columns, column, 0, diagonal, tall);
      // The cell itself is settled.
      enterRow(cell, column, 3, cost + wideNm * weight, cost);
      if (row < rows - 1) enterRow(cell + columns, column, 6, diagonal, tall);
    },
  };
}

/** The way from the middle of a patch to a cell that was reached, the middle itself left out. It needs no more than the notes. */
export function trailTo({ west, south, columns }: Patch, notes: Uint8Array, end: number): Spot[] {
  const spots: Spot[] = [];
  for (let cell = end; ; ) {
    const step = STEPS[((notes[cell] ?? 0) & STEP_BITS) - 1];
    if (!step || (step.dx === 0 && step.dy === 0)) return spots.reverse();
    spots.push({ x: (west + (cell % columns) + 0.5) / FINE, y: (south + Math.floor(cell / columns) + 0.5) / FINE });
    cell -= step.dy * columns + step.dx;
  }
}
