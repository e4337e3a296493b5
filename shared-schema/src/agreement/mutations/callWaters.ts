import type { Position } from "../../base/basics.ts";
import { done, type Faults, fault, type Refused, type Result, refused, refusedAt } from "../../base/result.ts";
import type { Geo } from "../../geo/types.ts";
import { isCall, mayBeCall } from "../calls.ts";
import { orderWaypoints } from "../order.ts";
import type { AgreementBody, Waypoint } from "../schema.ts";

/** A waypoint that was moved by hand, and whether it stopped being a call because it lies at sea now. */
export interface Moved {
  agreement: AgreementBody;
  isDemoted: boolean;
}

/**
 * Moves a waypoint by form or drag. A call that leaves national waters becomes a plain waypoint. Waypoint 1 and calls where
 * someone embarks or disembarks have to stay in national waters: VAT depends on them, and their stays would be lost.
 * @param national whether the place it leaves and the place it comes to lie in national waters; null: no one knows, so that it
 *   is moved as it is and the server decides
 */
export function moveWaypoint(
  body: AgreementBody,
  id: string,
  to: Position,
  national: { from: boolean; to: boolean } | null,
): Result<Moved> {
  const waypoint = body.waypoints[id];
  if (!waypoint) return refused("waypoint.not-found");
  const moved = (change: Partial<Waypoint>): AgreementBody => ({
    ...body,
    waypoints: { ...body.waypoints, [id]: { ...waypoint, latitude: to.latitude, longitude: to.longitude, ...change } },
  });
  if (!isCall(body.waypoints, id) || national === null || national.to) {
    return done({ agreement: moved({}), isDemoted: false });
  }
  if (orderWaypoints(body.waypoints)[0]?.[0] === id) {
    // A cruise may begin at sea; it may not be moved there from a port without a word.
    if (!national.from) return done({ agreement: moved({}), isDemoted: false });
    return refusedAt(AT_SEA, "waypoint.first-at-sea");
  }
  if (Object.values(body.stays).some((stay) => stay.emb_waypoint === id || stay.disemb_waypoint === id)) {
    return refusedAt(AT_SEA, "waypoint.stays-at-sea");
  }
  return done({ agreement: moved({ is_call: false }), isDemoted: true });
}

/**
 * Refuses an edit that makes a call at sea or moves one there; null: nothing is wrong. Waypoint 1 may be placed anywhere, but
 * not moved out of national waters.
 */
export function refuseCallsAtSea(
  before: AgreementBody | null,
  after: AgreementBody,
  geo: Pick<Geo, "locate">,
): Refused | null {
  const first = orderWaypoints(after.waypoints)[0]?.[0];
  const isNational = (at: Position) => mayBeCall(geo.locate(at));
  for (const [id, waypoint] of Object.entries(after.waypoints)) {
    const old = before?.waypoints[id] ?? null;
    const isMoved = old !== null && !samePosition(old, waypoint);
    const wasCall = id === first && before ? isCall(before.waypoints, id) : old?.is_call === true;
    const isAsked = id === first ? isMoved && wasCall && isNational(old) : waypoint.is_call && (isMoved || !wasCall);
    if (isAsked && !isNational(waypoint)) return refusedAt(wasCall ? AT_SEA : NO_CALL, "waypoint.call-at-sea");
  }
  return null;
}

/**
 * The waypoints of a new draft, with those calls as plain waypoints that would be refused because they lie at sea. Waypoint 1 may lie
 * anywhere.
 * @returns those that are no calls any more by their ids, too
 */
export function withoutCallsAtSea(
  waypoints: AgreementBody["waypoints"],
  isNational: (at: Position) => boolean,
): { waypoints: AgreementBody["waypoints"]; atSea: ReadonlyMap<string, Waypoint> } {
  const [, ...others] = orderWaypoints(waypoints);
  const atSea = new Map(
    others
      .filter(([, stop]) => stop.is_call && !isNational(stop))
      .map(([id, stop]) => [id, { ...stop, is_call: false }] as const),
  );
  return { waypoints: { ...waypoints, ...Object.fromEntries(atSea) }, atSea };
}

const AT_SEA: Faults = { latitude: [fault("at-sea")], longitude: [fault("at-sea")] };
const NO_CALL: Faults = { is_call: [fault("at-sea")] };

function samePosition(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
