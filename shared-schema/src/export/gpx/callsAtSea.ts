import { mayBeCall } from "../../agreement/calls.ts";
import { orderWaypoints, type WaypointMap } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import type { Geo } from "../../geo/types.ts";

/** Imported waypoints as an agreement may hold them. */
export interface Imported {
  waypoints: Record<string, Waypoint>;
  /** The number of calls in the file that are at sea and become plain waypoints. */
  callsAtSea: number;
}

/** Imported waypoints without calls at sea; the first of the route stays as it is, as it is a call wherever it lies. */
export function withoutCallsAtSea(
  added: Record<string, Waypoint>,
  existing: WaypointMap,
  geo: Pick<Geo, "locate">,
): Imported {
  const first = orderWaypoints({ ...existing, ...added })[0]?.[0];
  const atSea = Object.entries(added).filter(
    ([id, waypoint]) => waypoint.is_call && id !== first && !mayBeCall(geo.locate(waypoint)),
  );
  const plain = atSea.map(([id, waypoint]) => [id, { ...waypoint, is_call: false }] as const);
  return { waypoints: { ...added, ...Object.fromEntries(plain) }, callsAtSea: atSea.length };
}
