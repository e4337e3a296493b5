import { RADIANS } from "../../angles.ts";
import type { CoastTiles } from "../../coast/coastTiles.ts";
import { DISPUTED, OPEN, UNKNOWN, type Weights, weightOf } from "../grid/bands.ts";
import { CELLS, type Spot } from "../grid/cells.ts";
import { type Grid, leafOf } from "../grid/grid.ts";
import { createPatch, FINE, NM_PER_FINE, type Patch } from "../grid/patch.ts";
import type { Exit } from "./exit.ts";
import { outOfPools } from "./pools.ts";
import { trailTo, waysIn } from "./ways.ts";

/**
 * The ways out of harbour to examine. «near»: only the best ones, since the sea is mostly near; «wide»: every one, in a
 * wider area; «far»: those along a fjord or river whose mouth the grid is too coarse for, through the wider waters in
 * it.
 */
export type Reach = "near" | "wide" | "far";

interface Bounds {
  /** The radius of the waters drawn round the end, NM: smaller is faster. */
  nm: number;
  /**
   * The most that another way out may cost beyond the best one to be offered too, in open miles; a mile of land costs
   * 1000.
   */
  slack: number;
  /** The highest cost of any way, in open miles. */
  most: number;
  /** The band where a way out ends. */
  endsAt: number;
}

const BOUNDS: Readonly<Record<Reach, Bounds>> = {
  near: { nm: 4, slack: 10, most: Infinity, endsAt: DISPUTED },
  wide: { nm: 8, slack: Infinity, most: Infinity, endsAt: DISPUTED },
  far: { nm: 24, slack: 200, most: 8000, endsAt: OPEN },
};
/** The states of a grid cell that a way out has reached: no sea, sea to pass through, or the end of the way. */
const [CLOSED, PASSED, OUT] = [1, 2, 3] as const;
const AROUND = [-1, 0, 1];

/** The waters round an end, and the ways out of them to the sea, the best first. */
export interface Access {
  patch: Patch;
  exits: Exit[];
}

/** Holds the notes that a trail needs, and not the costs and the queue of the search. */
function trailOf(patch: Patch, notes: Uint8Array, cell: number): () => Spot[] {
  return () => trailTo(patch, notes, cell);
}

/**
 * The ways from a place out to the sea: along the basins and rivers that the grid is too coarse for, or overland from a
 * place that has no quay.
 */
export function findAccess(tiles: CoastTiles, grid: Grid, from: Spot, weights: Weights, reach: Reach): Access {
  const { nm: furthest, slack, most, endsAt } = BOUNDS[reach];
  const patch = createPatch(tiles, from, furthest);
  const { west, south, columns, rows } = patch;
  const ways = waysIn(patch, NM_PER_FINE * Math.max(0.1, Math.cos((from.y / CELLS) * RADIANS)));
  // The cells of the grid that the patch touches: what is known of each.
  const [firstX, firstY] = [Math.floor(west / FINE), Math.floor(south / FINE)];
  const across = Math.floor((west + columns) / FINE) - firstX + 1;
  const doors = new Uint8Array(across * (Math.floor((south + rows) / FINE) - firstY + 1));
  const exits: Exit[] = [];

  /** Offers a cell of the grid, by the fine cell that first leads there, where it is known as sea. */
  function lookAt(x: number, y: number, cell: number): number {
    const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
    const band = tile?.leaves.band[leafOf(tile, x, y)] ?? UNKNOWN;
    if (band < DISPUTED || weightOf(weights, band) === Infinity) return CLOSED;
    exits.push({ x: x + 0.5, y: y + 0.5, cost: ways.costOf(cell), trail: trailOf(patch, ways.notes, cell), by: null });
    return band >= endsAt ? OUT : PASSED;
  }

  /** Whether the way out ends at a fine cell. */
  function isOut(cell: number): boolean {
    const row = Math.floor(cell / columns);
    const x = Math.floor((west + cell - row * columns) / FINE);
    const y = Math.floor((south + row) / FINE);
    const door = (y - firstY) * across + x - firstX;
    doors[door] ||= lookAt(x, y, cell);
    return doors[door] === OUT;
  }

  for (let cell = ways.next(); cell !== undefined; cell = ways.next()) {
    if (ways.costOf(cell) > Math.min(most, (exits[0]?.cost ?? Infinity) + slack)) break;
    if (!isOut(cell)) ways.spread(cell);
  }
  return { patch, exits: reach === "wide" ? outOfPools(grid, weights, exits) : exits };
}

/** Whether a coast that is not on this device lies in or beside the tile of an end: a way out may be hidden in it. */
export function isByUnknown(tiles: CoastTiles, { x, y }: Spot): boolean {
  const [column, row] = [Math.floor(x / CELLS), Math.floor(y / CELLS)];
  return AROUND.some((dy) => AROUND.some((dx) => tiles.tile(column + dx, row + dy) === "UNKNOWN"));
}
