import { isCall } from "../../itinerary/calls.ts";
import { orderWaypoints, posAfter } from "../../itinerary/order.ts";
import { done, type Result, refused } from "../../result.ts";
import type { AgreementBody, Waypoint } from "../schema.ts";
import { withoutPart } from "./parts.ts";

/** Where a new waypoint lies, and what else is known of it. */
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
  const waypoint = body.waypoints[id];
  if (!waypoint) return refused("not-found", "There is no such waypoint on this agreement.");
  if (patch.is_call === false && orderWaypoints(body.waypoints)[0]?.[0] === id) {
    return refused("invalid", "The first waypoint is always a call.", { is_call: ["the first waypoint is a call"] });
  }
  const next = { ...body, waypoints: { ...body.waypoints, [id]: { ...waypoint, ...patch } } };
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

/** Waypoints that an edit makes calls, the first of the route left out: they have to lie in national waters. */
export function newCalls(before: AgreementBody | null, after: AgreementBody): [id: string, waypoint: Waypoint][] {
  if (before?.waypoints === after.waypoints) return [];
  const first = orderWaypoints(after.waypoints)[0]?.[0];
  return Object.entries(after.waypoints).filter(
    ([id, { is_call }]) => is_call && id !== first && before?.waypoints[id]?.is_call !== true,
  );
}

function withoutStaysAt(body: AgreementBody, id: string): AgreementBody {
  const kept = Object.entries(body.stays).filter(([, stay]) => stay.emb_waypoint !== id && stay.disemb_waypoint !== id);
  return { ...body, stays: Object.fromEntries(kept) };
}
