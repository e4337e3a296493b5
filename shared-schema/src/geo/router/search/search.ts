import { RADIANS } from "../../angles.ts";
import type { Gate } from "../../waterways/canals.ts";
import { SHORE, UNKNOWN, weightOf } from "../grid/bands.ts";
import { CELLS, CELLS_ROUND, NM_PER_CELL, type Spot, spotOf } from "../grid/cells.ts";
import { greatCircleNm } from "../grid/distances.ts";
import { type Grid, type GridTile, leafOf } from "../grid/grid.ts";
import { keepsOffLand } from "../grid/lineOfSight.ts";
import { eachNeighbour } from "../grid/neighbours.ts";
import type { Exit } from "./exit.ts";
import { createFrontier, GOAL, leafOfNode, middleX, middleY, NOWHERE, nodeOf, type Slot } from "./frontier.ts";
import type { SearchOutcome, SearchProblem, Stretch } from "./searchProblem.ts";

/** Steps between two looks at the watch. */
const WATCH_EVERY = 1024;

/** The leaf that the search goes on from, as its neighbours need it. */
interface Current {
  slot: Slot;
  node: number;
  x: number;
  y: number;
  narrowing: number;
  size: number;
  weight: number;
  cost: number;
}

interface Place {
  slot: Slot;
  leaf: number;
}

/** Whether the way into a leaf passes a cell that the coast runs through. */
function narrow(tile: GridTile, leaf: number, { slot, node }: Current): boolean {
  return tile.leaves.band[leaf] === SHORE || slot.tile.leaves.band[leafOfNode(node)] === SHORE;
}

/** The shortest way over the leaves of the grid, in open miles: A*, led by stretched bounds. */
export function search(grid: Grid, problem: SearchProblem): SearchOutcome {
  const { from, to, weights, watch } = problem;
  const frontier = createFrontier(from.at, to, problem);
  const starts = new Map<number, Exit>();
  const goals = new Map<number, { exit: Exit; cost: number }>();
  const passed = new Map<number, { gate: Gate; before: number }>();
  let goal = { cost: Infinity, node: NOWHERE };
  let metUnknown = false;
  let current: Current | null = null;

  const weightAt = ({ tile }: Slot, leaf: number) => weightOf(weights, tile.leaves.band[leaf] ?? UNKNOWN);

  function placeOf({ x, y }: Spot): Place | null {
    const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
    return tile && { slot: frontier.of(tile), leaf: leafOf(tile, Math.floor(x), Math.floor(y)) };
  }

  /**
   * Open miles between an end of the route and the middle of the leaf by which the sea is reached, beyond what the best
   * exit costs: the bound knows nothing of harbours, and would have the search wait for them in breadth.
   */
  function costToMiddle({ x, y, cost }: Exit, best: number, { slot, leaf }: Place): number {
    const nm = greatCircleNm(middleX(slot.tile, leaf), middleY(slot.tile, leaf), x, y);
    return cost - best + nm * weightAt(slot, leaf);
  }

  function begin(): void {
    const [leaving, arriving] = [from, to].map(({ exits }) => exits[0]?.cost ?? 0);
    for (const exit of to.exits) {
      const place = placeOf(exit);
      if (!place) continue;
      const node = nodeOf(place.slot, place.leaf);
      const cost = costToMiddle(exit, arriving ?? 0, place);
      if (cost < (goals.get(node)?.cost ?? Infinity)) goals.set(node, { exit, cost });
    }
    for (const exit of from.exits) {
      const place = placeOf(exit);
      if (!place || !frontier.reach(place.slot, place.leaf, costToMiddle(exit, leaving ?? 0, place), NOWHERE)) continue;
      starts.set(nodeOf(place.slot, place.leaf), exit);
    }
  }

  /** Reaches a leaf beside the current one; answers whether it lets pass. */
  function visit(tile: GridTile, leaf: number): boolean {
    if (!current) return false;
    const slot = tile === current.slot.tile ? current.slot : frontier.of(tile);
    const weight = weightAt(slot, leaf);
    if (weight === Infinity) {
      metUnknown ||= tile.leaves.band[leaf] === UNKNOWN;
      return false;
    }
    if (slot.closed[leaf]) return true;
    const size = tile.leaves.size[leaf] ?? 1;
    let dx = middleX(tile, leaf) - current.x;
    if (Math.abs(dx) > CELLS_ROUND / 2) dx -= Math.sign(dx) * CELLS_ROUND;
    const dy = middleY(tile, leaf) - current.y;
    if (
      narrow(tile, leaf, current) &&
      !keepsOffLand(problem.fineBand, current.x, current.y, current.x + dx, current.y + dy)
    ) {
      return false;
    }
    const nm = Math.sqrt(dx * dx * current.narrowing * current.narrowing + dy * dy) * NM_PER_CELL;
    const dearness = (current.weight * current.size + weight * size) / (current.size + size);
    frontier.reach(slot, leaf, current.cost + nm * dearness, current.node);
    return true;
  }

  function throughGates({ slot, leaf }: Place, node: number): void {
    for (const gate of slot.gates) {
      const [mouth, end] = [gate.line[0], gate.line.at(-1)];
      if (!mouth || !end || placeOf(spotOf(mouth))?.leaf !== leaf) continue;
      const far = placeOf(spotOf(end));
      if (!far || weightAt(far.slot, far.leaf) === Infinity) continue;
      if (!frontier.reach(far.slot, far.leaf, (slot.cost[leaf] ?? 0) + gate.nm, node)) continue;
      passed.set(nodeOf(far.slot, far.leaf), { gate, before: node });
    }
  }

  function expand(slot: Slot, leaf: number, node: number): void {
    const { tile } = slot;
    const [x, y] = [middleX(tile, leaf), middleY(tile, leaf)];
    const narrowing = Math.cos((y / CELLS) * RADIANS);
    const size = tile.leaves.size[leaf] ?? 1;
    current = { slot, node, x, y, narrowing, size, weight: weightAt(slot, leaf), cost: slot.cost[leaf] ?? 0 };
    eachNeighbour(grid, tile, leaf, visit);
    if (slot.gates.length > 0) throughGates({ slot, leaf }, node);
  }

  function tryGoal(node: number, cost: number): void {
    const reached = goals.get(node);
    if (!reached || cost + reached.cost >= goal.cost) return;
    goal = { cost: cost + reached.cost, node };
    frontier.reachGoal(goal.cost);
  }

  /** The way back from the goal, cut at the canals. */
  function retrace(): SearchOutcome {
    const stretches: Stretch[] = [];
    let stretch: Stretch = { spots: [], gate: null };
    let node = goal.node;
    for (;;) {
      const slot = frontier.slotOf(node);
      const leaf = leafOfNode(node);
      stretch.spots.unshift({ x: middleX(slot.tile, leaf), y: middleY(slot.tile, leaf) });
      const before = slot.parent[leaf] ?? NOWHERE;
      const passage = passed.get(node);
      const gate = passage?.before === before ? passage.gate : null;
      if (gate || before === NOWHERE) {
        stretches.unshift(stretch);
        stretch = { spots: [], gate };
      }
      if (before === NOWHERE) break;
      node = before;
    }
    const leave = starts.get(node);
    const arrive = goals.get(goal.node)?.exit;
    return leave && arrive ? { status: "found", stretches, leave, arrive } : { status: "exhausted", metUnknown };
  }

  begin();
  const whole = Math.max(1, greatCircleNm(from.at.x, from.at.y, to.at.x, to.at.y));
  let nearest = whole;
  for (let steps = 1; ; steps++) {
    const node = frontier.next();
    if (node === GOAL) return retrace();
    if (node === NOWHERE) return { status: "exhausted", metUnknown };
    const slot = frontier.slotOf(node);
    const leaf = leafOfNode(node);
    if (slot.closed[leaf]) continue;
    slot.closed[leaf] = 1;
    nearest = Math.min(nearest, slot.ahead[leaf] ?? whole);
    problem.budget.left--;
    if (steps > problem.allowance || problem.budget.left < 0) return { status: "spent" };
    if (steps % WATCH_EVERY === 0 && !watch(1 - nearest / whole)) return { status: "cancelled" };
    tryGoal(node, slot.cost[leaf] ?? 0);
    expand(slot, leaf, node);
  }
}
