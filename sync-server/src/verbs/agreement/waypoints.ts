import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import { toWaypointView, type WaypointCreate, type WaypointPatch, type WaypointView } from "shared-schema/api/waypoint";
import { isCall, mayBeCall } from "shared-schema/itinerary/calls";
import { orderWaypoints, posAfter } from "shared-schema/itinerary/order";
import { done, type Result, refused } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { answerAgreement, editAgreement, noSuch, without } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const allOf = (read: ReadAgreement): WaypointView[] => read.plan.itinerary.waypoints.map(toWaypointView);
const oneOf = (waypointId: string) => (read: ReadAgreement) => allOf(read).find(({ id }) => id === waypointId) ?? null;

/** The route in sailing order. */
export function listWaypoints(deps: Deps, actor: Actor, id: number): Result<WaypointView[]> {
  return answerAgreement(deps, actor, id, allOf);
}

/** Adds a waypoint behind the selected one, else at the end. The first of a route is a call. */
export function addWaypoint(deps: Deps, actor: Actor, id: number, input: WaypointCreate): Result<WaypointView | null> {
  const { selected_wp_id = null, ...fields } = input;
  const waypointId = deps.ids.uuid();
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      const waypoint: Waypoint = {
        is_call: Object.keys(body.waypoints).length === 0,
        is_routing: false,
        call_location_str: null,
        arr_date: null,
        dep_date: null,
        track: null,
        planned_speed: null,
        ...fields,
        pos: posAfter(body.waypoints, selected_wp_id),
      };
      const next = { ...body, waypoints: { ...body.waypoints, [waypointId]: waypoint } };
      return checkedCall(deps, body, next, waypointId);
    },
    oneOf(waypointId),
  );
}

/** Changes a waypoint. One that is no call any more loses its embarkations. */
export function patchWaypoint(
  deps: Deps,
  actor: Actor,
  id: number,
  waypointId: string,
  patch: WaypointPatch,
): Result<WaypointView | null> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      const waypoint = body.waypoints[waypointId];
      if (!waypoint) return noSuch("waypoint");
      if (patch.is_call === false && orderWaypoints(body.waypoints)[0]?.[0] === waypointId) {
        return refused("invalid", "The first waypoint is a call.", { is_call: ["the first waypoint is a call"] });
      }
      const next = { ...body, waypoints: { ...body.waypoints, [waypointId]: { ...waypoint, ...patch } } };
      const checked = checkedCall(deps, body, next, waypointId);
      if (!checked.ok || isCall(next.waypoints, waypointId)) return checked;
      return done(withoutStaysAt(next, waypointId));
    },
    oneOf(waypointId),
  );
}

/** Takes a waypoint out of the route, with the embarkations there. */
export function deleteWaypoint(deps: Deps, actor: Actor, id: number, waypointId: string): Result<WaypointView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      if (!body.waypoints[waypointId]) return noSuch("waypoint");
      return done(withoutStaysAt({ ...body, waypoints: without(body.waypoints, waypointId) }, waypointId));
    },
    allOf,
  );
}

/** A waypoint becomes a call in national waters alone; the first of the route is one wherever it lies. */
function checkedCall(
  deps: Deps,
  before: AgreementBody,
  next: AgreementBody,
  waypointId: string,
): Result<AgreementBody> {
  const waypoint = next.waypoints[waypointId];
  const becomes = waypoint?.is_call === true && before.waypoints[waypointId]?.is_call !== true;
  const first = orderWaypoints(next.waypoints)[0]?.[0] === waypointId;
  if (!waypoint || !becomes || first || mayBeCall(deps.assets.geo().locate(waypoint))) return done(next);
  const message = "A call has to lie in national waters.";
  return refused("invalid", message, { is_call: ["has to lie in national waters"] });
}

function withoutStaysAt(body: AgreementBody, waypointId: string): AgreementBody {
  const kept = Object.entries(body.stays).filter(
    ([, stay]) => stay.emb_waypoint !== waypointId && stay.disemb_waypoint !== waypointId,
  );
  return { ...body, stays: Object.fromEntries(kept) };
}
