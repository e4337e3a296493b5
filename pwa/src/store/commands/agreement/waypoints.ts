import { moveWaypoint as moved } from "shared-schema/agreement/mutations/callWaters";
import { changeWaypoint, placeWaypoint, takeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/base/basics";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { routedAround, unrouted } from "shared-schema/itinerary/edit/routedLegs";
import type { TypedOver } from "shared-schema/sync/typedOver";
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

/** The last edit of each waypoint that waits for the charts. */
const moving = new Map<string, Promise<unknown>>();

/** Does an edit of a waypoint after those that wait for the charts. From the first moment on, the page is told that something is being written. */
async function inTurn<T>(waypointId: string, edit: () => Promise<T>): Promise<T> {
  const release = holdUpdate();
  const written = Promise.resolve(moving.get(waypointId)).then(edit);
  const settled = written.catch(() => undefined);
  moving.set(waypointId, settled);
  try {
    return await written;
  } finally {
    if (moving.get(waypointId) === settled) moving.delete(waypointId);
    release();
  }
}

/**
 * Moves a waypoint; a call that leaves national waters becomes a plain waypoint. Moves of one waypoint are written in the order
 * in which they were made, however long the charts take.
 * @param waters whether it lay and will lie in national waters, once that has been looked up; null when no one knows
 * @returns whether it is no call any more
 */
export async function moveWaypoint(
  id: number,
  waypointId: string,
  to: Position,
  waters: Promise<{ from: boolean; to: boolean } | null>,
): Promise<Result<boolean>> {
  const typed = typedNow();
  return inTurn(waypointId, async () => writeMove(id, waypointId, to, await waters, typed));
}

async function writeMove(
  id: number,
  waypointId: string,
  to: Position,
  national: { from: boolean; to: boolean } | null,
  typed: TypedOver | null,
): Promise<Result<boolean>> {
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
}

/**
 * Makes a waypoint a call, once its moves have been written: a call is where the waypoint lies, not where it lay.
 * @param isNational whether that place lies in national waters; null when no one knows, so that the server decides
 */
export async function makeCall(
  id: number,
  waypointId: string,
  isNational: (at: Position) => Promise<boolean | null>,
): Promise<Result<void>> {
  const typed = typedNow();
  // A move that is made meanwhile comes after it, and sees a call.
  return inTurn(waypointId, () => writeCall(id, waypointId, isNational, typed));
}

async function writeCall(
  id: number,
  waypointId: string,
  isNational: (at: Position) => Promise<boolean | null>,
  typed: TypedOver | null,
): Promise<Result<void>> {
  const { collections } = await runtime();
  const agreement = await collections.agreements.findOne(String(id)).exec();
  const waypoint = agreement?.toJSON().body.waypoints[waypointId];
  if (!waypoint) return refused("waypoint.not-found");
  if ((await isNational(waypoint)) === false) {
    return refusedAt({ is_call: [fault("at-sea")] }, "waypoint.call-at-sea");
  }
  return await editUndoable(id, (before) => changeWaypoint(before, waypointId, { is_call: true }), typed);
}

/** Removes a waypoint with the stays that begin or end there: the screen asks first. */
export async function removeWaypoint(id: number, waypointId: string): Promise<Result<void>> {
  return editUndoable(id, (before) => done(takeWaypoint(before, waypointId)));
}
