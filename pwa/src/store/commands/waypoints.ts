import { changeWaypoint, placeWaypoint, takeWaypoint } from "shared-schema/agreement/deeds/waypoints";
import type { Waypoint } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editUndoable } from "./undo.ts";

export interface NewWaypoint {
  latitude: number;
  longitude: number;
  /** The new one goes behind this one; without it, behind the last. */
  selected: string | null;
}

/** Places a waypoint; the first of a route is a call. @returns its id */
export async function addWaypoint(id: number, { selected, ...position }: NewWaypoint): Promise<Result<string>> {
  const { newId } = await runtime();
  const waypointId = newId();
  const written = await editUndoable(id, (before) => done(placeWaypoint(before, waypointId, position, selected)));
  return written.ok ? done(waypointId) : written;
}

/** Changes a waypoint. One that is no call any more loses the stays that begin or end there: the screen asks first. */
export async function patchWaypoint(id: number, waypointId: string, patch: Partial<Waypoint>): Promise<Result<void>> {
  return editUndoable(id, (before) => changeWaypoint(before, waypointId, patch));
}

/** Removes a waypoint with the stays that begin or end there: the screen asks first. */
export async function removeWaypoint(id: number, waypointId: string): Promise<Result<void>> {
  return editUndoable(id, (before) => done(takeWaypoint(before, waypointId)));
}
