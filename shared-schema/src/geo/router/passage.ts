import { bridgesOver } from "../waterways/bridges.ts";
import { CANALS } from "../waterways/canals.ts";
import { fits, type Waterway, type WaterwayName } from "../waterways/waterway.ts";
import { WATERWAYS } from "../waterways/waterways.ts";
import type { Measure } from "./report.ts";
import type { Try } from "./tries/agenda.ts";
import type { Found } from "./tries/find.ts";
import type { NoRoute, Route, RouteOptions } from "./types.ts";

/** A narrow canal with a toll is taken, and one that does not let the yacht pass is named, when it saves this share. */
const WORTHWHILE = 0.05;

/** The most that a canal saves, where there is a way round it from mouth to mouth: the Peloponnese, and Skagen, NM. */
const MOST_SAVED_NM: Partial<Record<WaterwayName, number>> = { Corinth: 370, Kiel: 450 };
/** The accuracy, NM, to which a canal's saving is known before a route is looked for. */
const ROUGHLY_NM = 40;
/** On a longer voyage that accuracy is enough to name a canal, NM. */
const LONG_NM = 2_000;

const saves = (shorter: Measure, longer: Measure) => shorter.nm <= longer.nm * (1 - WORTHWHILE);

/** Looks for a route through some canals. */
export interface Finder {
  find(canals: readonly Waterway[]): Found | NoRoute;
  /** Measures a route through other canals as a try finds it; null where it finds none. */
  measure(canals: readonly Waterway[], by: Try): Measure | null;
  /** Returns the rough length of a route through them, NM; Infinity where it is not known. */
  roughNm(canals: readonly Waterway[]): number;
  /** NM below which no route leads through a canal; Infinity where it joins no two seas. */
  leastNm(canal: Waterway): number;
}

/** The route by the canals that the yacht fits, with what is to be said of canals, rivers and bridges. */
export function choosePassage(
  { canals = true, yacht }: Pick<RouteOptions, "canals" | "yacht">,
  finder: Finder,
): Route | NoRoute {
  const measures = yacht ?? null;
  const offered = canals ? CANALS : [];
  const fitting = offered.filter(({ limits }) => fits(limits, measures));
  const found = withoutToll(fitting, finder);
  if (typeof found === "string") return found;
  const tooLarge = new Set(WATERWAYS.filter(({ limits }) => !fits(limits, measures)).map(({ name }) => name));
  const taken = [...found.route.canals, ...avoided(found, offered, fitting, finder)];
  return remarked(
    found.route,
    [...new Set(taken)].filter((name) => tooLarge.has(name)),
    measures?.air_draft ?? null,
  );
}

/** The canals that the yacht does not fit and that would save enough if she did. */
function avoided(
  { route, by }: Found,
  offered: readonly Waterway[],
  fitting: readonly Waterway[],
  finder: Finder,
): readonly WaterwayName[] {
  const rough = finder.roughNm(fitting);
  const round = rough < Infinity ? rough : route.nm;
  const mostNm = round * (1 - WORTHWHILE) + Math.min(ROUGHLY_NM, (round * WORTHWHILE) / 2);
  if (!by) return [];
  const added = promising(mostNm, offered, fitting, finder);
  if (added.length === 0) return [];
  const isLong = round > LONG_NM;
  const surelyNm = round * (1 - WORTHWHILE) - (isLong ? 0 : ROUGHLY_NM);
  const sure = added.filter((canal) => finder.roughNm([...fitting, canal]) <= surelyNm);
  if (isLong || sure.length > 0) return sure.map(({ name }) => name);
  const wished = finder.measure(offered, by);
  return wished && saves(wished, route) ? wished.canals : [];
}

/**
 * The canals by which a route through more canals than others may measure no more than so many NM, by what is known
 * before it is looked for: the cheapest to know is asked first.
 */
function promising(
  mostNm: number,
  more: readonly Waterway[],
  others: readonly Waterway[],
  finder: Finder,
): readonly Waterway[] {
  const added = more.filter((canal) => !others.includes(canal) && finder.leastNm(canal) <= mostNm);
  if (added.length === 0) return [];
  const round = finder.roughNm(others);
  if (round === Infinity) return added;
  const mostSaved = added.reduce((nm, { name }) => nm + (MOST_SAVED_NM[name] ?? Infinity), 0);
  return round - mostSaved <= mostNm && finder.roughNm(more) <= mostNm ? added : [];
}

/** The route, through Corinth only where that saves enough. */
function withoutToll(canals: readonly Waterway[], finder: Finder): Found | NoRoute {
  const others = canals.filter(({ name }) => name !== "Corinth");
  const mostNm = finder.roughNm(others) * (1 - WORTHWHILE) + ROUGHLY_NM;
  if (promising(mostNm, canals, others, finder).length === 0) return finder.find(others);
  const found = finder.find(canals);
  if (typeof found === "string" || !found.route.canals.includes("Corinth")) return found;
  const round = finder.find(others);
  return typeof round === "string" || saves(found.route, round.route) ? found : round;
}

function remarked(route: Route, tooLargeFor: WaterwayName[], airDraft: number | null): Route {
  const low = bridgesOver(route.points).filter(
    ({ clearance }) => airDraft === null || clearance === null || airDraft > clearance,
  );
  return {
    ...route,
    bridges: low.map(({ name, clearance }) => ({ name, clearance })),
    too_large_for: tooLargeFor,
    warnings: [
      ...route.warnings,
      ...(low.length > 0 ? (["bridge"] as const) : []),
      ...(tooLargeFor.length > 0 ? (["too-large"] as const) : []),
    ],
  };
}
