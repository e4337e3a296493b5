import type { Waypoint } from "../../agreement/schema.ts";

/** A point of a GPX file: decimal degrees WGS84, time in UTC. */
export interface GpxPoint {
  latitude: number;
  longitude: number;
  name: string | null;
  time: string | null;
  /** Only files of this product have it. */
  own?: GpxOwn;
}

/** The waypoint fields of an agreement that GPX has no elements for. */
export type GpxOwn = Pick<
  Waypoint,
  "is_call" | "is_routing" | "call_location_str" | "arr_date" | "dep_date" | "planned_speed" | "track"
>;

/** A route or a track; the segments of a track are joined in the order of the file. */
export interface GpxPath {
  name: string | null;
  points: GpxPoint[];
}

export interface GpxFile {
  name: string | null;
  routes: GpxPath[];
  tracks: GpxPath[];
  waypoints: GpxPoint[];
  /** The number of points in the tracks, before and after, where some were left out; null otherwise. */
  thinned: { from: number; to: number } | null;
}

/** Characters that XML 1.0 cannot hold, lone surrogates among them. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without what XML cannot hold. */
export function withoutControls(text: string): string {
  return text.replace(NOT_XML, "");
}

/** A name as it is read and written: null when nothing legible is left. */
export function gpxName(text: string | null): string | null {
  const name = withoutControls(text ?? "").trim();
  return name === "" ? null : name;
}

/** An instant to the second where that loses nothing, the way GPX files have it. */
export function gpxTime(date: Date): string {
  return date.toISOString().replace(".000Z", "Z");
}
