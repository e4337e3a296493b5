import type { Map as LeafletMap } from "leaflet";
import { defined } from "shared-schema/base/defined";
import { type MarkPoint, toLatLng } from "../points.ts";

const LARGE_ABOVE_ZOOM = 6;
const LARGE = 15;
const SMALL = 10;

/** The diameter of a waypoint's mark in pixels. */
export function markSize(zoom: number): number {
  return zoom > LARGE_ABOVE_ZOOM ? LARGE : SMALL;
}

/** A waypoint with the kind, number and name that its mark has at a zoom. */
export interface Mark<P> extends Pick<MarkPoint, "kind" | "number" | "name"> {
  point: P;
}

/** The waypoints with the colours and numbers of both ends at the first one, where it hides the last one at a zoom. */
export function withSharedEnds<P extends MarkPoint>(map: LeafletMap, zoom: number, points: readonly P[]): Mark<P>[] {
  const marks = points.map((point): Mark<P> => {
    const { kind, number, name } = point;
    return { point, ...defined({ kind, number, name }) };
  });
  const first = marks.find(({ kind }) => kind === "first");
  const last = marks.find(({ kind }) => kind === "last");
  if (!first || !last) return marks;
  const apart = map.project(toLatLng(first.point), zoom).distanceTo(map.project(toLatLng(last.point), zoom));
  if (apart > markSize(zoom) / 2) return marks;
  const number = [first.number, last.number].filter((part) => part !== undefined).join(" · ");
  return marks.map((mark) => {
    if (mark === first) return { ...mark, kind: "ends", number };
    return mark === last ? { point: mark.point, kind: "last" } : mark;
  });
}
