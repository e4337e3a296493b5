import { changeWaypoint, placeWaypoint, takeWaypoint } from "shared-schema/agreement/deeds/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { toWaypointView, type WaypointCreate, type WaypointPatch, type WaypointView } from "shared-schema/api/waypoint";
import { done, type Result } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { answerAgreement, editAgreement, noSuch } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const allOf = (read: ReadAgreement): WaypointView[] => read.plan.itinerary.waypoints.map(toWaypointView);
const oneOf = (waypointId: string) => (read: ReadAgreement) => allOf(read).find(({ id }) => id === waypointId) ?? null;

/** The route in sailing order. */
export function listWaypoints(deps: Deps, actor: Actor, id: number): Result<WaypointView[]> {
  return answerAgreement(deps, actor, id, allOf);
}

/** Adds a waypoint behind the selected one, else at the end. */
export function addWaypoint(deps: Deps, actor: Actor, id: number, input: WaypointCreate): Result<WaypointView | null> {
  const { selected_wp_id = null, ...fields } = input;
  const waypointId = deps.ids.uuid();
  const add = (body: AgreementBody) => done(placeWaypoint(body, waypointId, fields, selected_wp_id));
  return editAgreement(deps, actor, id, add, oneOf(waypointId));
}

/** Changes a waypoint. One that is no call any more loses its embarkations. */
export function patchWaypoint(
  deps: Deps,
  actor: Actor,
  id: number,
  waypointId: string,
  patch: WaypointPatch,
): Result<WaypointView | null> {
  return editAgreement(deps, actor, id, (body) => changeWaypoint(body, waypointId, patch), oneOf(waypointId));
}

/** Takes a waypoint out of the route, with the embarkations there. */
export function deleteWaypoint(deps: Deps, actor: Actor, id: number, waypointId: string): Result<WaypointView[]> {
  const take = (body: AgreementBody) =>
    body.waypoints[waypointId] ? done(takeWaypoint(body, waypointId)) : noSuch("waypoint");
  return editAgreement(deps, actor, id, take, allOf);
}
