import "../../base/zodWithoutEval.ts";
import { expose } from "comlink";
import type { WaypointMap } from "shared-schema/agreement/order";
import type { Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/base/basics";
import { type Imported, withoutCallsAtSea } from "shared-schema/export/gpx/callsAtSea";
import type { Frame } from "shared-schema/geo/chart/projection";
import { type ShorePaths, stepsPath } from "shared-schema/geo/chart/svgPath";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import type { Place } from "shared-schema/geo/types";
import { makePlan, type Plan, type PlanInput } from "shared-schema/pricing/plan";
import { outcomeOfVariant, type VariantOutcome } from "shared-schema/pricing/whatIf/compare";
import type { Wishes } from "shared-schema/pricing/whatIf/wishes";
import { askGeo, askLand, askPlaces, harbourWaterBy, holdCoast, waterBy } from "../geo/lazyGeo.ts";
import {
  type BindingTerms,
  bindingTerms,
  type PlanOutcome,
  type PlanOutcomeInput,
  planOutcome,
} from "./planOutcome.ts";

/** Route, tax and price of an agreement, off the main thread. */
const api = {
  plan(input: Omit<PlanInput, "geo">): Promise<Plan> {
    return askGeo((geo) => makePlan({ ...input, geo }));
  },
  /** Returns what follows from a variant of a draft. */
  whatIf(input: Omit<PlanInput, "geo">, wishes: Wishes): Promise<VariantOutcome> {
    return askGeo((geo) => outcomeOfVariant({ ...input, geo }, wishes));
  },
  /** Returns the result that an agreement would have if it read like this. */
  async outcome(input: PlanOutcomeInput): Promise<PlanOutcome> {
    return planOutcome(input, await api.plan(input));
  },
  /** The terms of an agreement, computed without estimated times. */
  async terms({ id, profiles, agreement, yacht, taxRows, today }: PlanOutcomeInput): Promise<BindingTerms> {
    const plan = await api.plan({ agreement, yacht, taxRows, today });
    return bindingTerms({ id, profiles, agreement, yacht, taxRows, today }, plan);
  },
  locate(position: Position): Promise<Place> {
    return askGeo((geo) => geo.locate(position));
  },
  findPlaces(query: string, near: Position | null, most: number): Promise<FoundPlace[]> {
    return askPlaces((search) => search.find(query, near, most));
  },
  waterBy,
  harbourWaterBy,
  /** Land and coast in a frame of the chart. */
  async landIn(frame: Frame): Promise<ShorePaths> {
    const { land, coast } = await askLand(frame);
    return { land: land.map((set) => stepsPath(set, true)), coast: stepsPath(coast, false) };
  },
  /** Imported waypoints without calls at sea. */
  withoutCallsAtSea(added: Record<string, Waypoint>, existing: WaypointMap): Promise<Imported> {
    return askGeo((geo) => withoutCallsAtSea(added, existing, geo));
  },
  /** Imported waypoints, those that are put into a harbour in its water. */
  async inHarbourWater(added: Record<string, Waypoint>): Promise<Record<string, Waypoint>> {
    const moved = Object.entries(added).map(
      async ([id, waypoint]) => [id, { ...waypoint, ...(await harbourWaterBy(waypoint)) }] as const,
    );
    return Object.fromEntries(await Promise.all(moved));
  },
  /** Fetches the coasts along some lines. */
  holdCoast,
};

export type PlanWorker = typeof api;

expose(api);
