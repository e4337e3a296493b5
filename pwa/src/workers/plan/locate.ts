import type { Position } from "shared-schema/base/basics";
import type { Frame } from "shared-schema/geo/chart/projection";
import type { ShorePaths } from "shared-schema/geo/chart/svgPath";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import type { Place } from "shared-schema/geo/types";
import { planWorker } from "./planner.ts";

/** Returns the facts about a point, from the worker's geo data. */
export function locate(position: Position): Promise<Place> {
  return planWorker.ask((remote) => remote.locate(position));
}

/** Whether a point lies in national waters; null without charts. */
export function nationalAt(position: Position): Promise<boolean | null> {
  return locate(position).then(
    ({ is_national_water }) => is_national_water,
    () => null,
  );
}

/** Harbours, anchorages, towns and typed positions that answer what was typed, best first. */
export function findPlaces(query: string, near: Position | null, most: number): Promise<FoundPlace[]> {
  return planWorker.ask((remote) => remote.findPlaces(query, near, most));
}

/** The water of the harbour that a position on land is meant for; null for any other position. */
export function harbourWaterBy(position: Position): Promise<Position | null> {
  return planWorker.ask((remote) => remote.harbourWaterBy(position));
}

/** The nearest water to a position, or that of the harbour it is meant for; null when there is none within 5 NM. */
export function waterBy(position: Position): Promise<Position | null> {
  return planWorker.ask((remote) => remote.waterBy(position));
}

/** Land and coast in a frame of the chart. */
export function landIn(frame: Frame): Promise<ShorePaths> {
  return planWorker.ask((remote) => remote.landIn(frame));
}
