import L, { type LatLng, type Map as LeafletMap } from "leaflet";
import { type MapPoint, toLatLng } from "../points.ts";

/** A leg of the route on the chart. */
export interface MapLeg {
  /** The waypoint at which it arrives. */
  to: string;
  /** From waypoint, bends, to waypoint. */
  points: readonly MapPoint[];
  /** Its bends can be taken hold of. */
  selected: boolean;
}

/** The actions on a leg of the chart; `part` counts from the waypoint at which it begins. */
export interface LegHandlers {
  /** A click that may become a waypoint: where it fell, or null when it does not. */
  onPlace(at: MapPoint | null): void;
  onInsert(to: string, part: number, at: MapPoint): void;
  onBend(to: string, part: number, at: MapPoint): void;
  /** Without a place, the bend goes. */
  onMoveBend(to: string, index: number, at: MapPoint | null): void;
}

/** The part of a line that lies nearest to a place on the screen. */
export function nearestPart(map: LeafletMap, points: readonly MapPoint[], at: LatLng): number {
  const spot = map.latLngToLayerPoint(at);
  const corners = points.map((point) => map.latLngToLayerPoint(toLatLng(point)));
  let nearest = { part: 0, distance: Infinity };
  for (const [part, a] of corners.entries()) {
    const b = corners[part + 1];
    if (!b) break;
    const distance = L.LineUtil.pointToSegmentDistance(spot, a, b);
    if (distance < nearest.distance) nearest = { part, distance };
  }
  return nearest.part;
}
