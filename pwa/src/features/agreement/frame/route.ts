import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/basics";
import { orderWaypoints } from "shared-schema/itinerary/order";

export interface Stop extends Position {
  id: string;
  is_call: boolean;
}

/** The waypoints in sailing order; the first is always a call. */
export function routeStops(waypoints: AgreementBody["waypoints"]): Stop[] {
  return orderWaypoints(waypoints).map(([id, { latitude, longitude, is_call }], index) => ({
    id,
    latitude,
    longitude,
    is_call: index === 0 || is_call,
  }));
}

/** The way from the first to the last waypoint, with the track points between them. */
export function routeLine(waypoints: AgreementBody["waypoints"]): Position[] {
  return orderWaypoints(waypoints).flatMap(([, { latitude, longitude, track }], index) => [
    ...(index === 0 ? [] : (track ?? [])),
    { latitude, longitude },
  ]);
}
