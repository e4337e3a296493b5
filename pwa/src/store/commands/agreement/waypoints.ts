import { moveWaypoint as moved } from "shared-schema/agreement/mutations/callWaters";
import { changeWaypoint, placeWaypoint, takeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/base/basics";
import { done, type Result } from "shared-schema/base/result";
import { routedAround, unrouted } from "shared-schema/itinerary/edit/routedLegs";
import { typedNow } from "../../../base/savingOver.ts";
import { runtime } from "../../database/runtime.ts";
import { holdUpdate } from "../../drafts/pendingSaves.ts";
import { editUndoable } from "../undo.ts";

export interface NewWaypoint extends Position {
  /** Unless given, only the first of a route is a call. */
  is_call?: boolean;
  call_location_str?: string | null;
  /** The new one goes behind this one; without it, behind the last. */
  selected: string | null;
}

/** Places a waypoint; the first of a route is a call. @returns its id */
export async function addWaypoint(id: number, { selected, ...fields }: NewWaypoint): Promise<Result<string>> {
  const { newId } = await runtime();
  const waypointId = newId();
  const written = await editUndoable(id, (before) =>
    done(placeWaypoint(before, waypointId, { ...fields, routed: unrouted(fields) }, selected)),
  );
  return written.ok ? done(waypointId) : written;
}

/** Changes a waypoint. One that is no call any more loses the stays that begin or end there: the screen asks first. */
export async function patchWaypoint(id: number, waypointId: string, patch: Partial<Waypoint>): Promise<Result<void>> {
  return editUndoable(id, (before) => changeWaypoint(before, waypointId, patch));
}

/**
 * Moves a waypoint; a call that leaves national waters becomes a plain waypoint. From the first moment on, the page is told
 * that something is being written.
 * @param waters whether it lay and will lie in national waters, once that has been looked up; null when nobody knows
 * @returns whether it is no call any more
 */
export async function moveWaypoint(
  id: number,
  waypointId: string,
  to: Position,
  waters: Promise<{ from: boolean; to: boolean } | null>,
): Promise<Result<boolean>> {
  const typed = typedNow();
  const release = holdUpdate();
  try {
    const national = await waters;
    let isDemoted = false;
    const change = (before: AgreementBody) => {
      const result = moved(before, waypointId, to, national);
      if (!result.ok) return result;
      isDemoted = result.value.isDemoted;
      const { agreement } = result.value;
      return done({ ...agreement, waypoints: routedAround(agreement.waypoints, waypointId) });
    };
    const written = await editUndoable(id, change, typed);
    return written.ok ? done(isDemoted) : written;
  } finally {
    release();
  }
}

/** Removes a waypoint with the stays that begin or end there: the screen asks first. */
export async function removeWaypoint(id: number, waypointId: string): Promise<Result<void>> {
  return editUndoable(id, (before) => done(takeWaypoint(before, waypointId)));
}
