import type { Position } from "../../base/basics.ts";
import { createCoast } from "../coast/coast.ts";
import type { CoastTiles } from "../coast/coastTiles.ts";
import type { Passages } from "../coast/passages.ts";
import { CELLS, nearX, spotOf, vertexOf } from "./grid/cells.ts";
import { isIce } from "./ice.ts";
import { choosePassage } from "./passage.ts";
import { createCharts } from "./search/chart.ts";
import { createCoarseSea } from "./search/coarse.ts";
import { leadsBetween, leastNmThrough } from "./search/leads.ts";
import type { Budget } from "./search/searchProblem.ts";
import { findRoute, measureRoute } from "./tries/find.ts";
import type { RouteOptions, RouteResult, SeaRouter } from "./types.ts";

/** Steps that all searches of a route may take together, a second of work or so. */
const BUDGET = 240_000;
/** Steps that a search may always take for a canal that is only named, however quickly the route was found. */
const LEAST_TO_NAME = 10_000;

/** Told the share done, answers whether to go on. */
function watcher({ signal, onProgress }: RouteOptions): (share: number) => boolean {
  let reported = 0;
  return (share) => {
    if (signal?.aborted) return false;
    reported = Math.max(reported, share);
    onProgress?.(reported);
    return !signal?.aborted;
  };
}

/** Runs a search on part of a budget: half of what has been taken since it was full. */
function onHalf<T>(budget: Budget, full: number, search: (share: Budget) => T): T {
  const most = Math.min(budget.left, Math.max(LEAST_TO_NAME, Math.floor((full - budget.left) / 2)));
  const share = { left: most };
  const found = search(share);
  budget.left -= most - share.left;
  return found;
}

/** The end to begin at, so that a way is the same in both directions. */
function isFirst(a: Position, b: Position): boolean {
  return a.longitude === b.longitude ? a.latitude <= b.latitude : a.longitude < b.longitude;
}

/** A router over the coast; it keeps the sea that it has looked at, so that the next route is quicker. */
export function createRouter({ tiles, passages }: { tiles: CoastTiles; passages: Passages }): SeaRouter {
  const charts = createCharts(tiles);
  const coast = createCoast(tiles);
  const sea = createCoarseSea(passages);

  return {
    route(from: Position, to: Position, options: RouteOptions = {}): RouteResult {
      for (const kept of [charts.all, charts.firstSurvey, sea]) kept.renew();
      const watch = watcher(options);
      if (!watch(0)) return { ok: false, reason: "cancelled" };
      const [first, last] = isFirst(from, to) ? [from, to] : [to, from];
      const start = vertexOf(spotOf(first));
      const end = vertexOf(nearX(spotOf(last), start.x));
      if ([start, end].some(({ x, y }) => isIce(Math.floor(x / CELLS), Math.floor(y / CELLS)))) {
        return { ok: false, reason: "no-way" };
      }
      const led = leadsBetween(sea, start, end);
      const budget = options.budget ?? { left: BUDGET };
      const full = budget.left;
      const found = choosePassage(options, {
        find: (canals) => findRoute(charts, coast, start, end, { ...led(canals), budget, watch }),
        measure: (canals, by) =>
          onHalf(budget, full, (share) =>
            measureRoute(charts, coast, [start, end], by, { ...led(canals), budget: share, watch }),
          ),
        roughNm: (canals) => led(canals).nmToEnd(start.x, start.y),
        leastNm: (canal) => leastNmThrough(canal, start, end),
      });
      if (typeof found === "string") return { ok: false, reason: found };
      watch(1);
      return first === from
        ? found
        : { ...found, points: found.points.toReversed(), canals: found.canals.toReversed() };
    },
  };
}
