import type { Position } from "shared-schema/basics";
import type { Place } from "shared-schema/geo/types";
import { planWorker } from "./planner.ts";

/** What is known of a point, from the worker's geo data. */
export function locate(position: Position): Promise<Place> {
  return planWorker().locate(position);
}
