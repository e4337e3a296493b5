import FlatQueue from "flatqueue";
import type { Position } from "../../../base/basics.ts";
import { RADIANS } from "../../angles.ts";
import { inTiles, type Passages } from "../../coast/passages.ts";
import type { Gate } from "../../waterways/canals.ts";
import { CELLS, CELLS_ROUND, NM_PER_CELL, type Spot, spotOf } from "../grid/cells.ts";
import { greatCircleNm } from "../grid/distances.ts";
import { withoutIce } from "../ice.ts";
import { createSeaGraph, type SeaGraph } from "./seaGraph.ts";
import { createSheets, type Sheets } from "./sheets.ts";

/** The longest way between the ends that counts: this share of the shortest, and so many NM more. */
const MOST_SHARE = 1.03;
const MOST_NM = 60;
/** Waters that hang together with no more than so many others are a pool. */
const POOL = 400;
/** The distances ahead are stretched by this: steps over cells are longer than straight ones, and many ways equally long. */
const EAGERNESS = 1.02;
/** Between ends further apart the spread is led by distances over whole degrees, which know of continents, NM. */
const FAR_NM = 1_000;
/** Those are inexact by so much, NM. */
const TILES_LESS_NM = 60;

/** NM by sea to a goal, roughly; Infinity where the coarse cells know of no way. */
export type NmToGoal = (x: number, y: number) => number;

/** Distances by sea over cells of a quarter of a degree. It needs no packs of coast. */
export interface CoarseSea {
  /**
   * Distances to a goal, spread from it towards another end as far as they are asked for. They know capes, continents and
   * isthmuses, so that a search does not look for its way into every gulf. For waters through which no way between the two
   * is short they give a lower bound.
   */
  distancesTo(goal: Spot, end: Spot, gates: readonly Gate[]): NmToGoal;
  /** A route is over: no one asks for its distances any more. */
  renew(): void;
}

/** A graph, and what is kept of it from one route to the next. */
interface Waters {
  graph: SeaGraph;
  sheets: Sheets;
  /** The ways back through some canals, by their names. */
  ways: Map<string, WaysBack>;
  /** Whether a water leads nowhere, as far as it was asked. */
  pools: Map<number, boolean>;
}

/** From where canals end to where they begin. */
type WaysBack = ReadonlyMap<number, readonly { to: number; nm: number }[]>;

function watersOf(passages: Passages): Waters {
  const graph = createSeaGraph(passages);
  return { graph, sheets: createSheets(graph.waters), ways: new Map(), pools: new Map() };
}

/** NM from a spot to the middle of a water's cell, given how much narrower than at the equator a degree is there. */
function nmToMiddle(graph: SeaGraph, water: number, { x, y }: Spot, narrowing: number): number {
  const across = graph.middleX(water) - x;
  const dx = (across - Math.round(across / CELLS_ROUND) * CELLS_ROUND) * narrowing;
  const dy = graph.middleY(water) - y;
  return Math.sqrt(dx * dx + dy * dy) * NM_PER_CELL;
}

const narrowingAt = (y: number) => Math.cos((y / CELLS) * RADIANS);

/** The ways from each water through canals, the other way round. */
function waysBack({ graph, ways }: Waters, gates: readonly Gate[]): WaysBack {
  const key = gates.map(({ canal }) => canal).join();
  const found = ways.get(key) ?? findWaysBack(graph, gates);
  ways.set(key, found);
  return found;
}

function findWaysBack(graph: SeaGraph, gates: readonly Gate[]): WaysBack {
  const ways = new Map<number, { to: number; nm: number }[]>();
  for (const { line, nm } of gates) {
    const [mouth, end] = [line[0], line.at(-1)];
    if (!mouth || !end) continue;
    const [from, to] = [mouth, end].map((at) => graph.watersRound(cellUnder(graph, at)));
    for (const water of to ?? []) {
      const back = (from ?? []).map((there) => ({ to: there, nm }));
      ways.set(water, [...(ways.get(water) ?? []), ...back]);
    }
  }
  return ways;
}

function cellUnder(graph: SeaGraph, position: Position): number {
  const { x, y } = spotOf(position);
  return graph.cellAt(x, y);
}

/** Whether a water leads nowhere: all of the coarse sea would be looked through for it in vain. */
function isPool({ graph, pools }: Waters, water: number): boolean {
  const known = pools.get(water);
  if (known !== undefined) return known;
  const found = new Set([water]);
  for (const each of found) {
    if (found.size > POOL) break;
    graph.eachStep(each, (next) => found.add(next));
  }
  // They hang together.
  for (const each of found) pools.set(each, found.size <= POOL);
  return found.size <= POOL;
}

/** A spread of distances from a goal, as far as they are asked for. */
interface Spread {
  nmTo: NmToGoal;
  /** NM from the furthest of some waters. */
  nmToAll(waters: readonly number[]): number;
  /** From now on, spreads only to waters through which the whole way is at most so long. */
  stopAt(nm: number): void;
}

/** Spreads from a goal, those waters first through which the whole way is shortest: `ahead` is what is left of it. */
function spread(waters: Waters, goal: Spot, ahead: NmToGoal, gates: readonly Gate[]): Spread {
  const { graph } = waters;
  const { nm, settled, leftOf, reached } = waters.sheets.take();
  const queue = new FlatQueue();
  const through = waysBack(waters, gates);
  const round = new Map<number, readonly number[]>();
  let limit = Infinity;
  let distance = 0;

  function reach(water: number, to: number): void {
    if (settled[water] || to >= (nm[water] ?? 0)) return;
    if (nm[water] === Infinity) reached.push(water);
    nm[water] = to;
    let left = leftOf[water] ?? 0;
    if (left < 0) {
      left = ahead(graph.middleX(water), graph.middleY(water));
      leftOf[water] = left;
    }
    queue.push(water, to + EAGERNESS * left);
  }

  const step = (water: number, length: number) => reach(water, distance + length);

  function distanceOf(water: number): number {
    while (!settled[water] && (queue.peekValue() ?? Infinity) <= limit) {
      const next = queue.pop();
      if (next === undefined) break;
      if (settled[next]) continue;
      settled[next] = 1;
      distance = nm[next] ?? 0;
      graph.eachStep(next, step);
      for (const gate of through.get(next) ?? []) step(gate.to, gate.nm);
    }
    return settled[water] ? (nm[water] ?? Infinity) : Infinity;
  }

  function watersRound(x: number, y: number): readonly number[] {
    const cell = graph.cellAt(x, y);
    const waters = round.get(cell) ?? graph.watersRound(cell);
    round.set(cell, waters);
    return waters;
  }

  for (const water of watersRound(goal.x, goal.y)) reach(water, nmToMiddle(graph, water, goal, narrowingAt(goal.y)));
  return {
    nmTo(x, y) {
      const spot = { x, y };
      const narrowing = narrowingAt(y);
      const round = watersRound(x, y);
      let least = Infinity;
      for (const water of round) {
        if (settled[water]) least = Math.min(least, (nm[water] ?? 0) + nmToMiddle(graph, water, spot, narrowing));
      }
      // Waters not settled yet are no nearer, to within a cell: spreading on to a pool would take in the whole sea.
      if (least < Infinity) return least;
      for (const water of round) {
        least = Math.min(least, distanceOf(water) + nmToMiddle(graph, water, spot, narrowing));
      }
      return least === Infinity && queue.length > 0 ? limit - EAGERNESS * ahead(x, y) : least;
    },
    nmToAll: (waters) => waters.reduce((most, water) => Math.max(most, distanceOf(water)), 0),
    stopAt(nm) {
      limit = nm;
    },
  };
}

/** The coarse sea. */
export function createCoarseSea(passages: Passages): CoarseSea {
  const open = withoutIce(passages);
  const cells = watersOf(open);
  const tiles = watersOf(inTiles(open));

  function distances(goal: Spot, end: Spot, gates: readonly Gate[]): NmToGoal {
    const straight = greatCircleNm(goal.x, goal.y, end.x, end.y);
    const nmToEnd = (x: number, y: number) => greatCircleNm(x, y, end.x, end.y);
    const overTiles = spread(tiles, end, (x, y) => greatCircleNm(x, y, goal.x, goal.y), gates);
    const ahead: NmToGoal = (x, y) => Math.max(nmToEnd(x, y), overTiles.nmTo(x, y) - TILES_LESS_NM);
    const { nmTo, nmToAll, stopAt } = spread(cells, goal, straight < FAR_NM ? nmToEnd : ahead, gates);
    // On an isthmus, the waters of either side lie round the end: the way may lead to the further one.
    const { graph } = cells;
    const whole = nmToAll(graph.watersRound(graph.cellAt(end.x, end.y)).filter((water) => !isPool(cells, water)));
    stopAt(MOST_NM + MOST_SHARE * (whole > 0 && whole < Infinity ? whole : straight));
    return nmTo;
  }

  return {
    distancesTo(goal, end, gates) {
      let nmTo: NmToGoal | null = null;
      return (x, y) => {
        nmTo ??= distances(goal, end, gates);
        return nmTo(x, y);
      };
    },
    renew() {
      for (const { sheets } of [cells, tiles]) sheets.collect();
    },
  };
}
