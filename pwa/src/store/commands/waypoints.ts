import type { AgreementBody, Stay, Waypoint } from "shared-schema/agreement/schema";
import { orderWaypoints, posAfter } from "shared-schema/itinerary/order";
import { done, type Result, refused } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { withoutPart } from "./editAgreement.ts";
import { editRoute } from "./undo.ts";

export interface NewWaypoint {
  latitude: number;
  longitude: number;
  /** The new one goes behind this one; without it, behind the last. */
  selected: string | null;
}

/** Places a waypoint; the first of a route is a call. @returns its id */
export async function addWaypoint(id: number, { latitude, longitude, selected }: NewWaypoint): Promise<Result<string>> {
  const { newId } = await runtime();
  const waypointId = newId();
  const written = await editRoute(id, (before) => {
    const added: Waypoint = {
      pos: posAfter(before.waypoints, selected),
      latitude,
      longitude,
      is_call: Object.keys(before.waypoints).length === 0,
      is_routing: false,
      call_location_str: null,
      arr_date: null,
      dep_date: null,
      track: null,
      planned_speed: null,
    };
    return done({ ...before, waypoints: { ...before.waypoints, [waypointId]: added } });
  });
  return written.ok ? done(waypointId) : written;
}

/** Changes a waypoint. One that is no call any more has no embarkations: the stays lose it. The first stays a call. */
export async function patchWaypoint(id: number, waypointId: string, patch: Partial<Waypoint>): Promise<Result<void>> {
  return editRoute(id, (before) => {
    const waypoint = before.waypoints[waypointId];
    if (!waypoint) return refused("not-found", "Somebody has removed this waypoint.");
    const waypoints = { ...before.waypoints, [waypointId]: { ...waypoint, ...patch } };
    if (patch.is_call !== false) return done({ ...before, waypoints });
    const first = orderWaypoints(before.waypoints)[0]?.[0];
    if (first === waypointId) return refused("rule", "The first waypoint is always a call.");
    return done({ ...before, waypoints, stays: staysWithout(before, waypointId) });
  });
}

/** Makes a call an ordinary waypoint and removes the stays that begin or end there. */
export async function uncallWaypoint(id: number, waypointId: string): Promise<Result<void>> {
  return editRoute(id, (before) => {
    const waypoint = before.waypoints[waypointId];
    if (!waypoint) return refused("not-found", "Somebody has removed this waypoint.");
    if (orderWaypoints(before.waypoints)[0]?.[0] === waypointId) {
      return refused("rule", "The first waypoint is always a call.");
    }
    const waypoints = { ...before.waypoints, [waypointId]: { ...waypoint, is_call: false } };
    return done({ ...before, waypoints, stays: staysElsewhere(before, waypointId) });
  });
}

/** Removes a waypoint. Stays that began or ended there are kept and lose that end, unless they are to go with it. */
export async function removeWaypoint(
  id: number,
  waypointId: string,
  { withStays = false }: { withStays?: boolean } = {},
): Promise<Result<void>> {
  return editRoute(id, (before) => {
    const stays = withStays ? staysElsewhere(before, waypointId) : staysWithout(before, waypointId);
    return done(firstIsCall({ ...withoutPart(before, "waypoints", waypointId), stays }));
  });
}

function staysWithout(agreement: AgreementBody, waypointId: string): AgreementBody["stays"] {
  const cut = (stay: Stay): Stay => ({
    ...stay,
    emb_waypoint: stay.emb_waypoint === waypointId ? null : stay.emb_waypoint,
    disemb_waypoint: stay.disemb_waypoint === waypointId ? null : stay.disemb_waypoint,
  });
  return Object.fromEntries(Object.entries(agreement.stays).map(([id, stay]) => [id, cut(stay)]));
}

function staysElsewhere(agreement: AgreementBody, waypointId: string): AgreementBody["stays"] {
  return Object.fromEntries(
    Object.entries(agreement.stays).filter(
      ([, stay]) => stay.emb_waypoint !== waypointId && stay.disemb_waypoint !== waypointId,
    ),
  );
}

/** The agreement with its first waypoint a call, as it always is. */
export function firstIsCall(agreement: AgreementBody): AgreementBody {
  const [id, first] = orderWaypoints(agreement.waypoints)[0] ?? [];
  if (!id || !first || first.is_call) return agreement;
  return { ...agreement, waypoints: { ...agreement.waypoints, [id]: { ...first, is_call: true } } };
}
