import type { Coast } from "../../coast/coast.ts";
import { nmOf } from "../../waterways/waterway.ts";
import { alongPiece, type Piece } from "../draw/draw.ts";
import { UNKNOWN } from "../grid/bands.ts";
import { CELLS, positionOf, type Vertex } from "../grid/cells.ts";
import { type Grid, leafOf } from "../grid/grid.ts";
import { ENDS_NM, landOf, type Measure, measure, report } from "../report.ts";
import { alongOne } from "../search/boarding.ts";
import type { Charts } from "../search/chart.ts";
import type { NoRoute, Route } from "../types.ts";
import { createAgenda, type Try } from "./agenda.ts";
import { attempt, type RouteConditions } from "./attempt.ts";

/** Land on a route up to this is accepted, NM: the nearest coast to a place inland may be on no sea. */
const LAND_SLACK = 0.25;

function isUnknown(grid: Grid, { x, y }: Vertex): boolean {
  const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
  return tile?.leaves.band[leafOf(tile, x, y)] === UNKNOWN;
}

/** Whether a route passes more land than there is between its ends, where they lie inland, and the coast. */
function isOverland(route: Route, pieces: readonly Piece[], ends: readonly Vertex[], coast: Coast): boolean {
  // With disputed water, what the route reports is no less than its land.
  if (route.land_nm <= LAND_SLACK) return false;
  const landNm = landOf(pieces, coast);
  if (landNm <= LAND_SLACK) return false;
  const inland = ends.map(positionOf).map((end) => (coast.isLand(end) && coast.distanceToCoast(end)) || 0);
  return landNm > inland.reduce((nm, away) => nm + Math.max(0, away - ENDS_NM), LAND_SLACK);
}

/** A route, and the try that found it; null where both ends lie on one canal or river. */
export interface Found {
  route: Route;
  by: Try | null;
}

/** The known sea first, from the best ways out of harbour; then what else there is, or what passes the least land. */
export function findRoute(
  charts: Charts,
  coast: Coast,
  from: Vertex,
  to: Vertex,
  terms: RouteConditions,
): Found | NoRoute {
  const { grid, walk } = charts.all;
  const along = alongOne(positionOf(from), positionOf(to));
  if (along && nmOf(along.line) > ENDS_NM) return { route: report([alongPiece(along)], walk, coast), by: null };
  const unknownEnds = Number(isUnknown(grid, from)) + Number(isUnknown(grid, to));
  if (unknownEnds === 2) return "unknown-coast";
  const agenda = createAgenda(unknownEnds, terms.nmToEnd(from.x, from.y));
  const overland: Found[] = [];
  for (let next = agenda.next(); next && terms.budget.left > 0; next = agenda.next()) {
    const tried = attempt(charts, from, to, next, terms);
    if ("failed" in tried) {
      if (tried.failed === "cancelled") return "cancelled";
      agenda.failed(next, tried.failed, tried.metUnknown);
      continue;
    }
    const found = { route: report(tried.pieces, walk, coast), by: next };
    if (!isOverland(found.route, tried.pieces, [from, to], coast)) return found;
    overland.push(found);
    agenda.foundOverland();
  }
  const [best] = overland.sort((a, b) => a.route.land_nm - b.route.land_nm);
  return best ?? (terms.budget.left > 0 ? agenda.reason() : "gave-up");
}

/** Measures the route on other terms that a try finds which has found one already; null where it finds none. */
export function measureRoute(
  charts: Charts,
  coast: Coast,
  [from, to]: readonly [Vertex, Vertex],
  by: Try,
  terms: RouteConditions,
): Measure | null {
  const tried = attempt(charts, from, to, { ...by, allowances: by.allowances.slice(-1) }, terms);
  return "failed" in tried ? null : measure(tried.pieces, coast);
}
