import { type CoastTiles, firstSurveyOf } from "../../coast/coastTiles.ts";
import { watched } from "../../remembered.ts";
import { DISPUTED, INSHORE, NEAR, OPEN, UNKNOWN, type Weights, weightOf } from "../grid/bands.ts";
import type { Vertex } from "../grid/cells.ts";
import { createGrid, type Grid } from "../grid/grid.ts";
import { createFineCoast, type FineCoast } from "../grid/patch.ts";
import { createWalk, type Walk } from "../grid/walk.ts";
import { iceAsLand } from "../ice.ts";
import { type Access, findAccess, type Reach } from "./access.ts";
import { riverExits } from "./boarding.ts";

/** The sea as the searches of a route look at it. */
export interface Chart {
  tiles: CoastTiles;
  grid: Grid;
  fine: FineCoast;
  walk: Walk;
  /** The ways from an end out to sea, those along rivers with them, the best first. The near ones are kept for later routes. */
  accessOf(end: Vertex, weights: Weights, reach: Reach): Access;
  /** Forgets what the next route does not need, or may find otherwise. */
  renew(): void;
}

interface KnownAccess extends Access {
  end: Vertex;
  weights: Weights;
  reach: Reach;
}

/** Ends whose near ways out are kept for the next routes: a leg begins where the one before ended. An end takes about 250 kB. */
const MOST_ENDS = 16;
const SEA_BANDS = [DISPUTED, INSHORE, NEAR, OPEN, UNKNOWN] as const;

/** Whether ways out are the same by two weights: they end in the sea that lets pass. Only those out of pools look at the shore. */
function areAlike(reach: Reach, a: Weights, b: Weights): boolean {
  if (a === b || reach === "wide") return a === b;
  return SEA_BANDS.every((band) => weightOf(a, band) < Infinity === weightOf(b, band) < Infinity);
}

function createChart(coast: CoastTiles): Chart {
  const tiles = watched(iceAsLand(coast));
  const grid = createGrid(tiles);
  const fine = createFineCoast(tiles);
  /** The one asked for last is the last. */
  let known: KnownAccess[] = [];
  let unknown = 0;

  function lookForAccess(end: Vertex, weights: Weights, reach: Reach): KnownAccess {
    const { patch, exits } = findAccess(tiles, grid, end, weights, reach);
    const all = [...exits, ...riverExits(end)].sort((a, b) => a.cost - b.cost);
    return { patch, exits: all, end, weights, reach };
  }

  return {
    tiles,
    grid,
    fine,
    walk: createWalk(grid),
    accessOf(end, weights, reach) {
      const before = known.find(
        (some) =>
          some.end.x === end.x &&
          some.end.y === end.y &&
          some.reach === reach &&
          areAlike(reach, some.weights, weights),
      );
      const found = before ?? lookForAccess(end, weights, reach);
      known = [...known.filter((other) => other !== found), found];
      return found;
    },
    renew() {
      grid.tidy();
      fine.tidy();
      // Beside unknown coast the ways out may be others by now.
      known = tiles.unknown() === unknown ? known.filter(({ reach }) => reach === "near").slice(-MOST_ENDS) : [];
      unknown = tiles.unknown();
    },
  };
}

/** The sea by all surveys, and by the first one alone. */
export interface Charts {
  all: Chart;
  firstSurvey: Chart;
}

/** Makes the charts of a coast. */
export function createCharts(coast: CoastTiles): Charts {
  return { all: createChart(coast), firstSurvey: createChart(firstSurveyOf(coast)) };
}
