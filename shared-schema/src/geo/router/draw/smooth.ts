import { between, type Vertex } from "../grid/cells.ts";
import { roughNm } from "../grid/distances.ts";
import { chooseBends, type LineCost, linkCost, mergeBends } from "./bends.ts";

/** A gain below this is not worth a step, NM. */
const WORTHWHILE_NM = 0.005;
/** The most that a straight stretch may cost beyond its miles more than the way found does, in open miles. */
const DEARER_NM = 5;
const SHARES = [0.5, 0.2, 0.05] as const;
const ROUNDS = 10;

/** Returns the saving for which a bend is kept, NM: a long way gets few bends. */
function bendNm(total: number): number {
  return Math.min(1.2, 0.15 + total * 0.0015);
}

/**
 * Cuts a long line of leaves short: from each bend straight on as far as that costs no more than the way found, and is
 * hardly dearer by the mile. Over an ocean the leaves are longer by more than it costs to cross a cape.
 */
function pull(line: readonly Vertex[], cost: LineCost): Vertex[] {
  const behind: number[] = [0];
  const milesBehind: number[] = [0];
  for (const [i, vertex] of line.entries()) {
    const previous = line[i - 1];
    if (!previous) continue;
    behind[i] = (behind[i - 1] ?? 0) + linkCost(cost, previous, vertex);
    milesBehind[i] = (milesBehind[i - 1] ?? 0) + roughNm(previous, vertex);
  }
  const straight = (i: number, j: number): boolean => {
    const [a, b] = [line[i], line[j]];
    if (!a || !b) return false;
    const found = (behind[j] ?? 0) - (behind[i] ?? 0);
    const nm = (milesBehind[j] ?? 0) - (milesBehind[i] ?? 0);
    const most = Math.min(found + WORTHWHILE_NM, roughNm(a, b) + found - nm + DEARER_NM);
    return cost(a, b, most) <= most;
  };
  const last = line.length - 1;
  const kept: Vertex[] = [];
  for (let i = 0; i <= last; ) {
    const vertex = line[i];
    if (vertex) kept.push(vertex);
    // Doubling strides while the way is clear, then halving to the last clear one.
    let low = i + 1;
    let high = i + 2;
    while (high <= last && straight(i, high)) {
      low = high;
      high = Math.min(last, i + 2 * (high - i));
      if (low === last) break;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (straight(i, middle)) low = middle;
      else high = middle;
    }
    i = low;
  }
  return kept;
}

/** Places a little nearer to the straight line that a bend may move to. */
function shifts(a: Vertex, bend: Vertex, b: Vertex): Vertex[] {
  const [back, on] = [roughNm(a, bend), roughNm(bend, b)];
  const chord = between(a, b, back / Math.max(1e-9, back + on));
  return SHARES.flatMap((share) => [chord, a, b].map((aim) => between(bend, aim, share)));
}

/** Draws the line taut: moves each bend while that makes it cheaper. */
function tighten(line: readonly Vertex[], cost: LineCost): Vertex[] {
  const taut = [...line];
  const settled = new Set<number>();
  for (let round = 0; round < ROUNDS && settled.size < taut.length - 2; round++) {
    for (let i = 1; i + 1 < taut.length; i++) {
      const [a, bend, b] = [taut[i - 1], taut[i], taut[i + 1]];
      if (settled.has(i) || !a || !bend || !b) continue;
      const now = linkCost(cost, a, bend) + linkCost(cost, bend, b);
      const better = shifts(a, bend, b).find((moved) => {
        if (roughNm(a, moved) + roughNm(moved, b) > now - WORTHWHILE_NM) return false;
        const before = cost(a, moved, now);
        return before < now && before + cost(moved, b, now - before) < now - WORTHWHILE_NM;
      });
      settled.add(i);
      if (!better) continue;
      taut[i] = better;
      for (const touched of [i - 1, i, i + 1]) settled.delete(touched);
    }
  }
  return taut;
}

/** Adds vertices along the line, so that a bend may become two. */
function thicken(line: readonly Vertex[]): Vertex[] {
  return line.flatMap((b, i) => {
    const a = line[i - 1];
    return a ? [between(a, b, 0.25), between(a, b, 0.75), b] : [b];
  });
}

/** The way found by the search as a line with few bends, the ends kept. */
export function smooth(way: readonly Vertex[], cost: LineCost): Vertex[] {
  const pulled = chooseBends(pull(way, cost), cost, 0);
  const taut = chooseBends(thicken(tighten(pulled, cost)), cost, 0);
  const total = taut.reduce((nm, b, i) => nm + (i > 0 ? roughNm(taut[i - 1] ?? b, b) : 0), 0);
  const penalty = bendNm(total);
  const few = mergeBends(chooseBends(tighten(taut, cost), cost, penalty), cost, penalty);
  return chooseBends(tighten(few, cost), cost, penalty);
}
