import { expose } from "comlink";
import type { Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/basics";
import { type Imported, withoutCallsAtSea } from "shared-schema/exchange/gpx/callsAtSea";
import type { Place } from "shared-schema/geo/types";
import type { WaypointMap } from "shared-schema/itinerary/order";
import { makePlan, type Plan, type PlanInput } from "shared-schema/pricing/plan";
import { askGeo, holdCoast } from "../geo/lazyGeo.ts";
import { type Outcome, type OutcomeInput, outcomeOf } from "./outcome.ts";

/** Route, tax and price of an agreement, off the main thread. */
const api = {
  plan(input: Omit<PlanInput, "geo">): Promise<Plan> {
    return askGeo((geo) => makePlan({ ...input, geo }));
  },
  /** What an agreement would come to if it read like this. */
  async outcome(input: OutcomeInput): Promise<Outcome> {
    return outcomeOf(input, await api.plan(input));
  },
  locate(position: Position): Promise<Place> {
    return askGeo((geo) => geo.locate(position));
  },
  /** Imported waypoints without calls at sea. */
  withoutCallsAtSea(added: Record<string, Waypoint>, existing: WaypointMap): Promise<Imported> {
    return askGeo((geo) => withoutCallsAtSea(added, existing, geo));
  },
  /** Fetches the coasts along some lines. */
  holdCoast,
};

export type PlanWorker = typeof api;

expose(api);
