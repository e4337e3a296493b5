import { done, fault, type Result, refused, refusedAt } from "../../base/result.ts";
import { isCall } from "../calls.ts";
import { orderWaypoints, posAfter } from "../order.ts";
import type { AgreementBody, Waypoint } from "../schema.ts";
import { partOf, withoutPart } from "./parts.ts";

/** The position of a new waypoint, and anything else known about it. */
export type NewWaypoint = Pick<Waypoint, "latitude" | "longitude"> & Partial<Omit<Waypoint, "pos">>;

/**
 * Places a waypoint. The first of a route is a call.
 * @param behind the waypoint that it follows; null: the last
 */
export function placeWaypoint(
  body: AgreementBody,
  id: string,
  fields: NewWaypoint,
  behind: string | null,
): AgreementBody {
  const waypoint: Waypoint = {
    is_call: Object.keys(body.waypoints).length === 0,
    is_routing: false,
    call_location_str: null,
    arr_date: null,
    dep_date: null,
    track: null,
    planned_speed: null,
    ...fields,
    pos: posAfter(body.waypoints, behind),
  };
  return { ...body, waypoints: { ...body.waypoints, [id]: waypoint } };
}

/** Changes a waypoint. One that is no call any more has no embarkations: its stays go. The first stays a call. */
export function changeWaypoint(body: AgreementBody, id: string, patch: Partial<Waypoint>): Result<AgreementBody> {
  const waypoint = partOf(body.waypoints, id);
  if (!waypoint) return refused("waypoint.not-found");
  if (patch.is_call === false && orderWaypoints(body.waypoints)[0]?.[0] === id) {
    return refusedAt({ is_call: [fault("first-is-call")] }, "waypoint.first-is-call");
  }
  // A line that someone gives a leg is theirs, and no router's any more.
  const drawn = patch.track === undefined || patch.routed !== undefined ? {} : { routed: null };
  const next = { ...body, waypoints: { ...body.waypoints, [id]: { ...waypoint, ...drawn, ...patch } } };
  return done(isCall(next.waypoints, id) ? next : withoutStaysAt(next, id));
}

/** Takes a waypoint out of the route with the stays that begin or end there; the new first one is a call. */
export function takeWaypoint(body: AgreementBody, id: string): AgreementBody {
  return firstIsCall(withoutStaysAt(withoutPart(body, "waypoints", id), id));
}

/** The agreement with its first waypoint a call, as it always is. */
export function firstIsCall(body: AgreementBody): AgreementBody {
  const [id, first] = orderWaypoints(body.waypoints)[0] ?? [];
  if (!id || !first || first.is_call) return body;
  return { ...body, waypoints: { ...body.waypoints, [id]: { ...first, is_call: true } } };
}

function withoutStaysAt(body: AgreementBody, id: string): AgreementBody {
  const kept = Object.entries(body.stays).filter(([, stay]) => stay.emb_waypoint !== id && stay.disemb_waypoint !== id);
  return { ...body, stays: Object.fromEntries(kept) };
}
