import type { Position } from "../../basics.ts";
import { createCoast } from "../coast.ts";
import type { CoastTiles } from "../coastTiles.ts";
import { findAccess, type Reach } from "./access.ts";
import { AT_SEA, forDrawing, THROUGH_NARROWS, THROUGH_UNKNOWN, UNKNOWN, type Weights } from "./bands.ts";
import { CANALS, gatesOf } from "./canals.ts";
import { CELLS, nearX, positionOf, spotOf, type Vertex, vertexOf } from "./cells.ts";
import { draw, type Piece } from "./draw.ts";
import { createGrid, leafOf } from "./grid.ts";
import { roughNm } from "./mercator.ts";
import { createFineCoast } from "./patch.ts";
import { ENDS_NM, report } from "./report.ts";
import { costOf } from "./sight.ts";
import { solve } from "./solve.ts";
import type { NoRoute, Route, RouteOptions, RouteResult, SeaRouter } from "./types.ts";
import { createWalk } from "./walk.ts";

/** What of its land a route need not better, NM: the nearest coast to a place inland may lie on no sea. */
const LAND_SLACK = 0.25;

/** A direct line may cost this much more than its length and its ways out of harbour, in open miles. */
const DIRECT_SLACK = 1;

/** What is tried, in order. */
const TRIES = [
  { weights: AT_SEA, reach: "near" },
  { weights: THROUGH_NARROWS, reach: "near" },
  { weights: THROUGH_NARROWS, reach: "far" },
  { weights: AT_SEA, reach: "wide" },
  { weights: THROUGH_UNKNOWN, reach: "near" },
  { weights: THROUGH_UNKNOWN, reach: "wide" },
] as const satisfies readonly Try[];

/** Told the share done, answers whether to go on. */
type WatchShare = (share: number) => boolean;
type Attempt = { pieces: Piece[] } | { failed: NoRoute; metUnknown: boolean };

interface Try {
  weights: Weights;
  reach: Reach;
}

function watcher({ signal, onProgress }: RouteOptions): WatchShare {
  let told = 0;
  return (share) => {
    if (signal?.aborted) return false;
    told = Math.max(told, share);
    onProgress?.(told);
    return !signal?.aborted;
  };
}

/** The end to begin at, so that a way is the same in both directions. */
function isFirst(a: Position, b: Position): boolean {
  return a.longitude === b.longitude ? a.latitude <= b.latitude : a.longitude < b.longitude;
}

/** A router over the coast; it keeps the sea that it has looked at, so that the next route is quicker. */
export function createRouter({ tiles }: { tiles: CoastTiles }): SeaRouter {
  const grid = createGrid(tiles);
  const fine = createFineCoast(tiles);
  const walk = createWalk(grid);
  const coast = createCoast(tiles);
  const gates = gatesOf(CANALS);

  function isUnknown({ x, y }: Vertex): boolean {
    const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
    return tile?.leaves.band[leafOf(tile, x, y)] === UNKNOWN;
  }

  function attempt(from: Vertex, to: Vertex, { weights, reach }: Try, canals: boolean, watch: WatchShare): Attempt {
    const [leaving, arriving] = [from, to].map((end) => findAccess(tiles, grid, end, weights, reach));
    const [leave, arrive] = [leaving?.exits[0], arriving?.exits[0]];
    if (!leaving || !arriving || !leave || !arrive) return { failed: "too-far", metUnknown: true };
    const rules = { sea: forDrawing(weights), fineBand: fine.bandAt, patches: [leaving.patch, arriving.patch] };
    const most = roughNm(from, to) + leave.cost + arrive.cost + DIRECT_SLACK;
    if (costOf(walk, rules, from, to, most) <= most) {
      return { pieces: [{ vertices: [from, to], canal: null }] };
    }
    const outcome = solve(grid, {
      from: { at: from, exits: leaving.exits },
      to: { at: to, exits: arriving.exits },
      weights,
      fineBand: fine.bandAt,
      gates: canals ? gates : [],
      watch,
    });
    if (outcome.status === "found") return { pieces: draw(walk, rules, outcome, from, to) };
    if (outcome.status === "cancelled") return { failed: "cancelled", metUnknown: false };
    return { failed: "no-way", metUnknown: outcome.status === "exhausted" && outcome.metUnknown };
  }

  /** Whether a route passes more land than there is between its ends, where they lie inland, and the coast. */
  function isOverland({ land_nm }: Route, ends: readonly Vertex[]): boolean {
    if (land_nm <= LAND_SLACK) return false;
    const inland = ends.map(positionOf).map((end) => (coast.isLand(end) && coast.distanceToCoast(end)) || 0);
    return land_nm > inland.reduce((nm, away) => nm + Math.max(0, away - ENDS_NM), LAND_SLACK);
  }

  /** The known sea first, from the best ways out of harbour; then what else there is, or what passes the least land. */
  function find(from: Vertex, to: Vertex, canals: boolean, watch: WatchShare): Route | NoRoute {
    const unknownEnds = Number(isUnknown(from)) + Number(isUnknown(to));
    if (unknownEnds === 2) return "unknown-coast";
    let failed: NoRoute = "no-way";
    let metUnknown = unknownEnds > 0;
    const overland: Route[] = [];
    const isWorth = ({ weights, reach }: Try) =>
      (weights === THROUGH_UNKNOWN ? metUnknown : unknownEnds === 0) && (overland.length === 0 || reach === "far");
    for (const next of TRIES) {
      if (!isWorth(next)) continue;
      const tried = attempt(from, to, next, canals, watch);
      if ("pieces" in tried) {
        const route = report(tried.pieces, walk, coast);
        if (!isOverland(route, [from, to])) return route;
        overland.push(route);
      } else if (tried.failed === "cancelled") {
        return "cancelled";
      } else {
        failed = tried.failed;
        metUnknown ||= tried.metUnknown;
      }
    }
    return overland.sort((a, b) => a.land_nm - b.land_nm)[0] ?? failed;
  }

  return {
    route(from: Position, to: Position, options: RouteOptions = {}): RouteResult {
      grid.tidy();
      fine.forget();
      const watch = watcher(options);
      if (!watch(0)) return { ok: false, reason: "cancelled" };
      const [first, last] = isFirst(from, to) ? [from, to] : [to, from];
      const start = vertexOf(spotOf(first));
      const found = find(start, vertexOf(nearX(spotOf(last), start.x)), options.canals ?? true, watch);
      if (typeof found === "string") return { ok: false, reason: found };
      watch(1);
      return first === from
        ? found
        : { ...found, points: found.points.toReversed(), canals: found.canals.toReversed() };
    },
  };
}
