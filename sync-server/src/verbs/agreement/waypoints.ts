import { partOf } from "shared-schema/agreement/mutations/parts";
import { changeWaypoint, placeWaypoint, takeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import {
  toWaypointView,
  type WaypointCreate,
  type WaypointPatch,
  type WaypointView,
} from "shared-schema/api/agreement/waypoint";
import { defined } from "shared-schema/base/defined";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor, Deps } from "../base/context.ts";
import { answerAgreement, editAgreement } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const allOf = (read: ReadAgreement): WaypointView[] => read.plan.itinerary.waypoints.map(toWaypointView);
const oneOf = (waypointId: string) => (read: ReadAgreement) => allOf(read).find(({ id }) => id === waypointId) ?? null;

/** The route in sailing order. */
export function listWaypoints(deps: Deps, actor: Actor, id: number): Promise<Result<WaypointView[]>> {
  return answerAgreement(deps, actor, id, allOf);
}

/** Adds a waypoint behind the selected one, else at the end. */
export function addWaypoint(
  deps: Deps,
  actor: Actor,
  id: number,
  input: WaypointCreate,
): Promise<Result<WaypointView | null>> {
  const { selected_wp_id = null, ...fields } = input;
  const waypointId = deps.ids.uuid();
  const add = (body: AgreementBody) => done(placeWaypoint(body, waypointId, defined(fields), selected_wp_id));
  const event = { verb: "waypoint.add", details: { part: waypointId } } as const;
  return editAgreement(deps, actor, { id, event }, add, oneOf(waypointId));
}

/** Changes a waypoint. One that is no call any more loses its embarkations. */
export function patchWaypoint(
  deps: Deps,
  actor: Actor,
  id: number,
  waypointId: string,
  patch: WaypointPatch,
): Promise<Result<WaypointView | null>> {
  const event = { verb: "waypoint.edit", details: { part: waypointId } } as const;
  return editAgreement(
    deps,
    actor,
    { id, event },
    (body) => changeWaypoint(body, waypointId, defined(patch)),
    oneOf(waypointId),
  );
}

/** Takes a waypoint out of the route, with the embarkations there. */
export function deleteWaypoint(
  deps: Deps,
  actor: Actor,
  id: number,
  waypointId: string,
): Promise<Result<WaypointView[]>> {
  const take = (body: AgreementBody) =>
    partOf(body.waypoints, waypointId) ? done(takeWaypoint(body, waypointId)) : refused("waypoint.not-found");
  const event = { verb: "waypoint.remove", details: { part: waypointId } } as const;
  return editAgreement(deps, actor, { id, event }, take, allOf);
}
