import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import type { GeoData } from "shared-schema/geo/data";
import { loadPassagesForTests } from "shared-schema/geo/loadForTests.test-support";
import { createRouter } from "shared-schema/geo/router/router";
import { coastalPairs, harbourPairs, type Pair, seeded } from "shared-schema/geo/router/samples.test-support";
import type { NoRoute, Route } from "shared-schema/geo/router/types";
import { footOn, type YachtMeasures } from "shared-schema/geo/waterways/waterway";
import { WATERWAYS } from "shared-schema/geo/waterways/waterways";
import { judgeLines, type LandPiece } from "./judge.ts";

/** A longer piece of land must be reported, NM. */
const MOST_NM = 0.3;
/** Beside its line a canal or river is as wide as this beyond its reach, NM. */
const BANK_NM = 0.3;

/** A yacht too deep for the Oranjesluizen and too tall for the Kiel Canal. */
const LARGE: YachtMeasures = { beam: 12, draft: 5, air_draft: 45 };
const LARGE_SHARE = 1 / 3;

/** A route to try, and whose: null where the yacht's measures are not known. */
export interface Voyage extends Pair {
  yacht: YachtMeasures | null;
}

export interface JudgedRoute extends Voyage {
  route: Route;
  /** CPU time of the search, ms. */
  ms: number;
  /** Land of more than 0.3 NM that the route passes and says nothing of. */
  unsaid: LandPiece[];
}

interface Judgement {
  routes: JudgedRoute[];
  /** Voyages for which there was no route. */
  without: (Voyage & { reason: NoRoute; ms: number })[];
}

/**
 * Random voyages: a quarter between harbours anywhere, a quarter between coastal places in each of three seas; a third of
 * them by a yacht that does not fit every canal.
 */
export function randomVoyages(data: GeoData, count: number, seed: number): Voyage[] {
  const each = Math.floor(count / 4);
  const random = seeded(seed);
  const pairs = [...harbourPairs(data.harbours, count - 3 * each, seed), ...coastalPairs(data.places, each, seed)];
  return pairs.map((pair) => ({ ...pair, yacht: random() < LARGE_SHARE ? LARGE : null }));
}

/** Whether a piece of land lies along a canal or river that the route names. */
function isAlong({ at: [latitude, longitude] }: LandPiece, { canals }: Route): boolean {
  return WATERWAYS.some(
    ({ name, line, reach }) => canals.includes(name) && footOn(line, { latitude, longitude }).nm <= reach + BANK_NM,
  );
}

/** A route that is looked for before time is taken: the first one of a process pays for compiling the code. */
const FIRST: Pick<Pair, "from" | "to"> = {
  from: { latitude: 43.586, longitude: 7.13 },
  to: { latitude: 17.898, longitude: -62.854 },
};

/** Finds the routes and holds them against the raw land of both sources. */
export function judgeRoutes(data: GeoData, voyages: readonly Voyage[]): Judgement {
  const router = createRouter({ tiles: openCoastTiles(data.coast), passages: loadPassagesForTests() });
  router.route(FIRST.from, FIRST.to);
  const tried = voyages.map((voyage) => {
    const before = process.cpuUsage();
    const result = router.route(voyage.from, voyage.to, voyage.yacht ? { yacht: voyage.yacht } : {});
    const { user, system } = process.cpuUsage(before);
    return { ...voyage, result, ms: (user + system) / 1000 };
  });
  const found = tried.flatMap(({ result, ...voyage }) => (result.ok ? [{ ...voyage, route: result }] : []));
  const land = judgeLines(found.map(({ route }) => route.points));
  return {
    routes: found.map((voyage, i) => ({
      ...voyage,
      unsaid: voyage.route.warnings.includes("touches-land")
        ? []
        : (land[i] ?? []).filter((piece) => piece.nm > MOST_NM && !isAlong(piece, voyage.route)),
    })),
    without: tried.flatMap(({ result, ...voyage }) => (result.ok ? [] : [{ ...voyage, reason: result.reason }])),
  };
}
