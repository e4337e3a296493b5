import type { Gate } from "./canals.ts";
import { CELLS, type Spot } from "./cells.ts";
import type { GridTile } from "./grid.ts";
import { createHeap } from "./heap.ts";

const RADIANS = Math.PI / 180;
/** The bound is stretched by what the way over leaves is longer than a straight one, or open sea is searched in breadth. */
const EAGERNESS = 1.05;
const LEAVES_PER_SLOT = 65_536;
export const NOWHERE = 0xffffffff;
/** Stands in the queue for the goal itself. */
export const GOAL = 0xfffffffe;

/** What a search knows of the leaves of one tile. */
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
export interface Frontier {
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

/** NM of the great circle between two spots, on a sphere. */
export function greatCircleNm(x1: number, y1: number, x2: number, y2: number): number {
  const lat1 = (y1 / CELLS) * RADIANS;
  const lat2 = (y2 / CELLS) * RADIANS;
  const sineLat = Math.sin((lat2 - lat1) / 2);
  const sineLon = Math.sin(((x2 - x1) / CELLS / 2) * RADIANS);
  const square = sineLat * sineLat + Math.cos(lat1) * Math.cos(lat2) * sineLon * sineLon;
  return (120 / RADIANS) * Math.asin(Math.min(1, Math.sqrt(square)));
}

function startsIn(gate: Gate, { column, row }: GridTile): boolean {
  const [mouth] = gate.line;
  if (!mouth) return false;
  return Math.floor(mouth.latitude) === row && (Math.floor(mouth.longitude) + 360) % 360 === column;
}

export function createFrontier(goal: Spot, gates: readonly Gate[]): Frontier {
  const byKey = new Map<number, Slot>();
  const slots: Slot[] = [];
  const heap = createHeap();

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
      bound = EAGERNESS * greatCircleNm(middleX(slot.tile, leaf), middleY(slot.tile, leaf), goal.x, goal.y);
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
      heap.push(cost + boundOf(slot, leaf), nodeOf(slot, leaf));
      return true;
    },
    reachGoal: (cost) => heap.push(cost, GOAL),
    next: () => (heap.size === 0 ? NOWHERE : heap.pop()),
  };
}
