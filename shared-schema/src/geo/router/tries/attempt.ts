import { draw, type Piece } from "../draw/draw.ts";
import { forDrawing } from "../grid/bands.ts";
import type { Vertex } from "../grid/cells.ts";
import { roughNm } from "../grid/distances.ts";
import { costOf } from "../grid/lineOfSight.ts";
import { isByUnknown } from "../search/access.ts";
import type { Charts } from "../search/chart.ts";
import type { Leads } from "../search/leads.ts";
import type { Budget } from "../search/searchProblem.ts";
import { solve } from "../search/solve.ts";
import type { NoRoute } from "../types.ts";
import type { Try } from "./agenda.ts";

/** A direct line may cost this much more than its length and its ways out of harbour, in open miles. */
const DIRECT_SLACK = 1;

/** On which terms a way is looked for. */
export interface RouteConditions extends Leads {
  budget: Budget;
  /** Told the share of the way that is found, 0 to 1; answers whether to go on. */
  watch(share: number): boolean;
}

export type Attempt = { pieces: Piece[] } | { failed: NoRoute; metUnknown: boolean };

/** Looks once for a way between two ends: the straight line where it is clear, else what the search finds. */
export function attempt(charts: Charts, from: Vertex, to: Vertex, next: Try, terms: RouteConditions): Attempt {
  const { weights, reach, allowances, haste } = next;
  const { tiles, grid, fine, walk, accessOf } = next.firstSurvey ? charts.firstSurvey : charts.all;
  const { gates, budget } = terms;
  const [leaving, arriving] = [accessOf(from, weights, reach), accessOf(to, weights, reach)];
  const [leave, arrive] = [leaving.exits[0], arriving.exits[0]];
  if (!leave || !arrive) {
    return { failed: "too-far", metUnknown: [from, to].some((end) => isByUnknown(tiles, end)) };
  }
  const rules = { sea: forDrawing(weights), fineBand: fine.bandAt, patches: [leaving.patch, arriving.patch] };
  const most = roughNm(from, to) + leave.cost + arrive.cost + DIRECT_SLACK;
  if (costOf(walk, rules, from, to, most) <= most) return { pieces: [{ vertices: [from, to], canal: null }] };
  const problem = {
    from: { at: from, exits: leaving.exits, nmTo: terms.nmToStart },
    to: { at: to, exits: arriving.exits, nmTo: terms.nmToEnd },
    weights,
    haste,
    fineBand: fine.bandAt,
    gates,
    budget,
    watch: terms.watch,
  };
  const outcome = solve(grid, problem, allowances);
  if (outcome.status === "found") return { pieces: draw(walk, rules, outcome, from, to) };
  if (outcome.status === "cancelled") return { failed: "cancelled", metUnknown: false };
  if (outcome.status === "spent") return { failed: "gave-up", metUnknown: false };
  return { failed: "no-way", metUnknown: outcome.metUnknown };
}
