import FlatQueue from "flatqueue";
import type { Gate } from "../../waterways/canals.ts";
import { CELLS, type Spot } from "../grid/cells.ts";
import { greatCircleNm } from "../grid/distances.ts";
import type { GridTile } from "../grid/grid.ts";
import type { End, SearchProblem } from "./searchProblem.ts";

/** The great circle is stretched by what the way over leaves is longer than a straight one. */
const EAGERNESS = 1.05;
/** The coarse distances are stretched more on a long way, or every gulf beside it is searched: by the NM of the whole. */
const SHORT = { nm: 300, eagerness: 1.03 };
const LONG = { nm: 2_500, eagerness: 1.2 };
/** Nearer to the goal than this the coarse distances say nothing, NM. */
const COARSE_FROM_NM = 60;
const LEAVES_PER_SLOT = 65_536;
export const NOWHERE = 0xffffffff;
/** Represents the goal itself in the queue. */
export const GOAL = 0xfffffffe;

/** A search's state for the leaves of one tile. */
export interface Slot {
  tile: GridTile;
  number: number;
  /** Open miles from the start, the least found. */
  cost: Float32Array;
  /** A lower bound of the miles to the goal; −1 until asked for. */
  ahead: Float32Array;
  /** The node before; `NOWHERE` at a start. */
  parent: Uint32Array;
  closed: Uint8Array;
  /** The canals that begin in this tile. */
  gates: readonly Gate[];
}

/** The leaves that a search has reached, those most promising first. A node is a leaf of a slot as one number of 32 bit. */
interface Frontier {
  of(tile: GridTile): Slot;
  slotOf(node: number): Slot;
  /** Notes a way to a leaf where it is the best so far. */
  reach(slot: Slot, leaf: number, cost: number, parent: number): boolean;
  /** Puts the goal in the queue, at what it costs to get there. */
  reachGoal(cost: number): void;
  /** The node to go on from, or `GOAL`; `NOWHERE` when all are used up. */
  next(): number;
}

export function nodeOf(slot: Slot, leaf: number): number {
  return slot.number * LEAVES_PER_SLOT + leaf;
}

export function leafOfNode(node: number): number {
  return node % LEAVES_PER_SLOT;
}

export function middleX({ column, leaves }: GridTile, leaf: number): number {
  return column * CELLS + (leaves.x[leaf] ?? 0) + (leaves.size[leaf] ?? 1) / 2;
}

export function middleY({ row, leaves }: GridTile, leaf: number): number {
  return row * CELLS + (leaves.y[leaf] ?? 0) + (leaves.size[leaf] ?? 1) / 2;
}

function startsIn(gate: Gate, { column, row }: GridTile): boolean {
  const [mouth] = gate.line;
  if (!mouth) return false;
  return Math.floor(mouth.latitude) === row && (Math.floor(mouth.longitude) + 360) % 360 === column;
}

function eagernessOf(nm: number): number {
  const share = Math.max(0, Math.min(1, (nm - SHORT.nm) / (LONG.nm - SHORT.nm)));
  return SHORT.eagerness + (LONG.eagerness - SHORT.eagerness) * share;
}

/** A frontier of a search from `start` to `goal`, led by the great circle and by the coarse distances. */
export function createFrontier(
  start: Spot,
  to: End,
  { gates, haste }: Pick<SearchProblem, "gates" | "haste">,
): Frontier {
  const { at: goal, nmTo: coarse } = to;
  const coarseEagerness = haste * eagernessOf(coarse(start.x, start.y));
  const byKey = new Map<number, Slot>();
  const slots: Slot[] = [];
  const queue = new FlatQueue();

  function open(tile: GridTile): Slot {
    const { count } = tile.leaves;
    const slot: Slot = {
      tile,
      number: slots.length,
      cost: new Float32Array(count).fill(Infinity),
      ahead: new Float32Array(count).fill(-1),
      parent: new Uint32Array(count).fill(NOWHERE),
      closed: new Uint8Array(count),
      gates: gates.filter((gate) => startsIn(gate, tile)),
    };
    slots.push(slot);
    byKey.set(tile.key, slot);
    return slot;
  }

  function boundOf(slot: Slot, leaf: number): number {
    let bound = slot.ahead[leaf] ?? 0;
    if (bound < 0) {
      const [x, y] = [middleX(slot.tile, leaf), middleY(slot.tile, leaf)];
      const straight = greatCircleNm(x, y, goal.x, goal.y);
      bound = EAGERNESS * haste * straight;
      if (straight > COARSE_FROM_NM) {
        const round = coarseEagerness * coarse(x, y);
        if (round < Infinity) bound = Math.max(bound, round);
      }
      slot.ahead[leaf] = bound;
    }
    return bound;
  }

  return {
    of: (tile) => byKey.get(tile.key) ?? open(tile),
    slotOf(node) {
      const slot = slots[Math.floor(node / LEAVES_PER_SLOT)];
      if (!slot) throw new Error(`no slot of node ${node}`);
      return slot;
    },
    reach(slot, leaf, cost, parent) {
      if (slot.closed[leaf] || cost >= (slot.cost[leaf] ?? 0)) return false;
      slot.cost[leaf] = cost;
      slot.parent[leaf] = parent;
      queue.push(nodeOf(slot, leaf), cost + boundOf(slot, leaf));
      return true;
    },
    reachGoal: (cost) => queue.push(GOAL, cost),
    next: () => queue.pop() ?? NOWHERE,
  };
}
