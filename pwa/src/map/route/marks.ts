import type { Map as LeafletMap } from "leaflet";
import { type MarkerPoint, toLatLng } from "../points.ts";

const LARGE_ABOVE_ZOOM = 6;
const LARGE = 15;
const SMALL = 10;

/** The diameter of a waypoint's mark in pixels. */
export function markSize(zoom: number): number {
  return zoom > LARGE_ABOVE_ZOOM ? LARGE : SMALL;
}

/** The waypoints with the colours and numbers of both ends at the first one, where it hides the last one at a zoom. */
export function withSharedEnds(map: LeafletMap, zoom: number, points: readonly MarkerPoint[]): readonly MarkerPoint[] {
  const first = points.find(({ kind }) => kind === "first");
  const last = points.find(({ kind }) => kind === "last");
  if (!first || !last) return points;
  const apart = map.project(toLatLng(first), zoom).distanceTo(map.project(toLatLng(last), zoom));
  if (apart > markSize(zoom) / 2) return points;
  const number = [first.number, last.number].filter((part) => part !== undefined).join(" · ");
  const { number: _number, name: _name, ...bare } = last;
  return points.map((point) => {
    if (point === first) return { ...point, kind: "ends", number };
    return point === last ? bare : point;
  });
}
