import FlatQueue from "flatqueue";
import { RADIANS } from "../../angles.ts";
import type { CoastTiles } from "../../coast/coastTiles.ts";
import { DISPUTED, harbourWeight, LAND, OPEN, UNKNOWN, type Weights, weightOf } from "../grid/bands.ts";
import { CELLS, type Spot } from "../grid/cells.ts";
import { type Grid, leafOf } from "../grid/grid.ts";
import { createPatch, FINE, NM_PER_FINE, type Patch } from "../grid/patch.ts";
import type { Exit } from "./exit.ts";
import { outOfPools } from "./pools.ts";

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
const NOWHERE = -1;
const AROUND = [-1, 0, 1];

/** The waters round an end, and the ways out of them to the sea, the best first. */
export interface Access {
  patch: Patch;
  exits: Exit[];
}

/**
 * The ways from a place out to the sea: along the basins and rivers that the grid is too coarse for, or overland from a
 * place that has no quay.
 */
export function findAccess(tiles: CoastTiles, grid: Grid, from: Spot, weights: Weights, reach: Reach): Access {
  const { nm: furthest, slack, most, endsAt } = BOUNDS[reach];
  const patch = createPatch(tiles, from, furthest);
  const { columns, rows, bands } = patch;
  const wideNm = NM_PER_FINE * Math.max(0.1, Math.cos((from.y / CELLS) * RADIANS));
  const diagonalNm = Math.hypot(wideNm, NM_PER_FINE);
  const costs = new Float32Array(bands.length).fill(Infinity);
  const parents = new Int32Array(bands.length).fill(NOWHERE);
  const settled = new Uint8Array(bands.length);
  const offered = new Set<number>();
  const queue = new FlatQueue();
  const exits: Exit[] = [];

  const spotAt = (cell: number): Spot => ({
    x: (patch.west + (cell % columns) + 0.5) / FINE,
    y: (patch.south + Math.floor(cell / columns) + 0.5) / FINE,
  });

  function trail(exit: number): Spot[] {
    const spots: Spot[] = [];
    for (let cell = exit; parents[cell] !== NOWHERE; cell = parents[cell] ?? NOWHERE) spots.push(spotAt(cell));
    return spots.reverse();
  }

  /** Offers the cell that a fine cell lies in, once, where the grid knows it as sea; answers whether the way out ends there. */
  function isOut(cell: number, cost: number): boolean {
    const spot = spotAt(cell);
    const [x, y] = [Math.floor(spot.x), Math.floor(spot.y)];
    const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
    const band = tile?.leaves.band[leafOf(tile, x, y)] ?? UNKNOWN;
    if (band < DISPUTED || weightOf(weights, band) === Infinity) return false;
    const name = y * 2 ** 20 + x;
    if (!offered.has(name)) exits.push({ x: x + 0.5, y: y + 0.5, cost, trail: () => trail(cell), by: null });
    offered.add(name);
    return band >= endsAt;
  }

  function enter(cell: number, cost: number, parent: number): void {
    if (settled[cell] || cost >= (costs[cell] ?? 0)) return;
    costs[cell] = cost;
    parents[cell] = parent;
    queue.push(cell, cost);
  }

  function spread(cell: number, cost: number): void {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const weight = harbourWeight(bands[cell] ?? LAND);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue;
        const nm = dx === 0 ? NM_PER_FINE : dy === 0 ? wideNm : diagonalNm;
        enter(cell + dy * columns + dx, cost + nm * weight, cell);
      }
    }
  }

  const start = (rows >> 1) * columns + (columns >> 1);
  enter(start, 0, NOWHERE);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (settled[cell]) continue;
    settled[cell] = 1;
    const cost = costs[cell] ?? 0;
    if (cost > Math.min(most, (exits[0]?.cost ?? Infinity) + slack)) break;
    if (!isOut(cell, cost)) spread(cell, cost);
  }
  return { patch, exits: reach === "wide" ? outOfPools(grid, weights, exits) : exits };
}

/** Whether a coast that is not on this device lies in or beside the tile of an end: a way out may be hidden in it. */
export function isByUnknown(tiles: CoastTiles, { x, y }: Spot): boolean {
  const [column, row] = [Math.floor(x / CELLS), Math.floor(y / CELLS)];
  return AROUND.some((dy) => AROUND.some((dx) => tiles.tile(column + dx, row + dy) === "UNKNOWN"));
}
