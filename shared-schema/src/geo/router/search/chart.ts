import { type CoastTiles, firstSurveyOf } from "../../coast/coastTiles.ts";
import type { Weights } from "../grid/bands.ts";
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
  /** The ways from an end out to sea, those along rivers with them, the best first; kept until `renew`. */
  accessOf(end: Vertex, weights: Weights, reach: Reach): Access;
  /** Forgets what the next route does not need, or may find otherwise. */
  renew(): void;
}

interface KnownAccess extends Access {
  end: Vertex;
  weights: Weights;
  reach: Reach;
}

function createChart(coast: CoastTiles): Chart {
  const tiles = iceAsLand(coast);
  const grid = createGrid(tiles);
  const fine = createFineCoast(tiles);
  let known: KnownAccess[] = [];

  function lookForAccess(end: Vertex, weights: Weights, reach: Reach): KnownAccess {
    const { patch, exits } = findAccess(tiles, grid, end, weights, reach);
    const all = [...exits, ...riverExits(end)].sort((a, b) => a.cost - b.cost);
    const found = { patch, exits: all, end, weights, reach };
    known.push(found);
    return found;
  }

  return {
    tiles,
    grid,
    fine,
    walk: createWalk(grid),
    accessOf(end, weights, reach) {
      const before = known.find((some) => some.end === end && some.weights === weights && some.reach === reach);
      return before ?? lookForAccess(end, weights, reach);
    },
    renew() {
      grid.tidy();
      fine.tidy();
      known = [];
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
