import { meeting } from "../../path.ts";
import type { Vertex } from "../grid/cells.ts";
import { CELLS } from "../grid/cells.ts";
import { roughNm } from "../grid/distances.ts";
import { latitudeOf } from "../grid/mercator.ts";

/**
 * The cost of the straight line between two vertices, in open miles; Infinity beyond `limit`, which is quicker to find.
 */
export type LineCost = (a: Vertex, b: Vertex, limit?: number) => number;

/** The number of vertices that the best line looks back for the bend before. */
const REACH = 60;
/** A link that the search found but the exact line grazes land on. */
const GRAZING = 200;
/** Bends nearer than this are tried as one, NM. */
const CLOSE_NM = 3;

/** Returns the cost of a link of the way found: never Infinity, however narrow the water. */
export function linkCost(cost: LineCost, a: Vertex, b: Vertex): number {
  const exact = cost(a, b);
  return exact < Infinity ? exact : roughNm(a, b) * GRAZING;
}

/** The cheapest line over some of the vertices, where each bend costs `penalty` NM. */
export function chooseBends(line: readonly Vertex[], cost: LineCost, penalty: number): Vertex[] {
  const best = line.map((_, i) => (i === 0 ? 0 : Infinity));
  const from: number[] = line.map(() => 0);
  for (const [j, b] of line.entries()) {
    for (let i = j - 1; i >= Math.max(0, j - REACH); i--) {
      const a = line[i];
      const behind = (best[i] ?? 0) + penalty;
      if (!a || behind + roughNm(a, b) >= (best[j] ?? 0) - 1e-6) continue;
      const total = behind + (i === j - 1 ? linkCost(cost, a, b) : cost(a, b, (best[j] ?? 0) - behind));
      if (total >= (best[j] ?? 0) - 1e-6) continue;
      best[j] = total;
      from[j] = i;
    }
  }
  return chain(line, from);
}

/** The vertices from the last back to the first, each by the one before it. */
function chain(line: readonly Vertex[], from: readonly number[]): Vertex[] {
  const chosen: number[] = [];
  for (let i = line.length - 1; i > 0; i = from[i] ?? 0) chosen.push(i);
  return [0, ...chosen.reverse()].flatMap((i) => line[i] ?? []);
}

/** Returns the point where the lines a→p and b→q meet when prolonged beyond p and q; null where they part. */
function crossing(a: Vertex, p: Vertex, q: Vertex, b: Vertex): Vertex | null {
  const reach = 1 + (2 * roughNm(p, q)) / Math.max(1e-6, Math.min(roughNm(a, p), roughNm(q, b)));
  const [px, pm] = [a.x + (p.x - a.x) * reach, a.m + (p.m - a.m) * reach];
  const [qx, qm] = [b.x + (q.x - b.x) * reach, b.m + (q.m - b.m) * reach];
  const at = meeting(a.x, a.m, px, pm, b.x, b.m, qx, qm);
  if (at === null) return null;
  const m = a.m + (pm - a.m) * at;
  return { x: a.x + (px - a.x) * at, y: latitudeOf(m / CELLS) * CELLS, m };
}

/** Makes one bend of two that lie close together, where that costs no more than `penalty` NM. */
export function mergeBends(line: readonly Vertex[], cost: LineCost, penalty: number): Vertex[] {
  const merged = [...line];
  for (let i = 1; i + 2 < merged.length; i++) {
    const [a, p, q, b] = merged.slice(i - 1, i + 3);
    if (!a || !p || !q || !b || roughNm(p, q) > CLOSE_NM) continue;
    const one = crossing(a, p, q, b);
    if (!one) continue;
    const now = linkCost(cost, a, p) + linkCost(cost, p, q) + linkCost(cost, q, b);
    const before = cost(a, one, now + penalty);
    if (before + cost(one, b, now + penalty - before) > now + penalty) continue;
    merged.splice(i, 2, one);
    i--;
  }
  return merged;
}
