import { voyageInstant } from "../../base/basics.ts";
import { decodeXml } from "./decode.ts";
import { FaultAt, faulty, type GpxResult } from "./fault.ts";
import { readOwn } from "./own.ts";
import { thinTracks } from "./thin.ts";
import { type GpxFile, type GpxPath, type GpxPoint, gpxName, gpxTime } from "./types.ts";
import { parseXml, type XmlElement } from "./xml.ts";

/** Larger files are not read. */
export const MAX_GPX_BYTES = 20_000_000;
/** More points of routes and tracks than this are not taken; tracks are thinned to it. */
export const MAX_GPX_POINTS = 20_000;
/** Beyond this, tracks are not thinned but refused: a week of one reading a second. */
export const MAX_RECORDED_POINTS = 600_000;
const VERSIONS = ["1.0", "1.1"];

/** A GPX file as it lies on a disk, in the encoding that it declares. */
export function readGpxFile(bytes: Uint8Array): GpxResult<GpxFile> {
  if (bytes.length > MAX_GPX_BYTES) return tooLarge();
  const text = decodeXml(bytes);
  return text.ok ? readGpx(text.value) : text;
}

/**
 * Routes, tracks and waypoints of a GPX 1.0 or 1.1 file. All or nothing: a file with one impossible position is refused,
 * with the line of it. Tracks of more than `MAX_GPX_POINTS` are thinned, and the file says so. A time that cannot be read is left out, as many devices write none of use.
 */
export function readGpx(text: string): GpxResult<GpxFile> {
  if (isTooLong(text)) return tooLarge();
  // Counted and thinned before parsing, so that no huge recording is turned into a tree first.
  const planned = pointsOf(text, /<(?:[\w.-]+:)?(?:wpt|rtept)\b/g, MAX_GPX_POINTS);
  if (planned.excess !== null) return faulty("too-many-points", { line: planned.excess, limit: MAX_GPX_POINTS });
  const recorded = pointsOf(text, /<(?:[\w.-]+:)?trkpt\b/g, MAX_RECORDED_POINTS);
  if (recorded.excess !== null) return faulty("too-many-points", { line: recorded.excess, limit: MAX_RECORDED_POINTS });
  const { text: read, thinned } = thinTracks(text, recorded.count, MAX_GPX_POINTS);
  const document = parseXml(read);
  if (!document.ok) return document;
  const root = document.value;
  const prefix = root.name.replace(/gpx$/, "");
  if (root.name !== "gpx" && !/^[\w.-]+:gpx$/.test(root.name)) {
    return faulty("not-gpx", { line: root.line, element: root.name });
  }
  const { version } = root.attributes;
  if (version !== undefined && !VERSIONS.includes(version.trim())) {
    return faulty("version", { line: root.line, value: version });
  }
  try {
    return contentOf(root, prefix, thinned);
  } catch (error) {
    if (error instanceof FaultAt) return { ok: false, fault: error.fault };
    throw error;
  }
}

function contentOf(root: XmlElement, prefix: string, thinned: GpxFile["thinned"]): GpxResult<GpxFile> {
  const named = (parent: XmlElement, name: string) =>
    parent.children.filter((child) => child.name === `${prefix}${name}`);
  const textOf = (parent: XmlElement | undefined, name: string) =>
    (parent && named(parent, name)[0]?.text.trim()) || null;
  const point = (element: XmlElement): GpxPoint => {
    const own = readOwn(element.extensions);
    return {
      latitude: degrees(element, "lat", 90),
      longitude: degrees(element, "lon", 180),
      name: gpxName(textOf(element, "name")),
      time: instantOf(textOf(element, "time")),
      ...(own && { own }),
    };
  };
  const path = (element: XmlElement, points: readonly XmlElement[]): GpxPath[] =>
    points.length === 0 ? [] : [{ name: gpxName(textOf(element, "name")), points: points.map(point) }];
  const file: GpxFile = {
    name: gpxName(textOf(named(root, "metadata")[0], "name") ?? textOf(root, "name")),
    routes: named(root, "rte").flatMap((route) => path(route, named(route, "rtept"))),
    tracks: named(root, "trk").flatMap((track) =>
      path(
        track,
        named(track, "trkseg").flatMap((segment) => named(segment, "trkpt")),
      ),
    ),
    waypoints: named(root, "wpt").map(point),
    thinned,
  };
  if (file.routes.length + file.tracks.length + file.waypoints.length === 0) {
    return faulty("nothing");
  }
  return { ok: true, value: file };
}

function degrees({ name, line, attributes }: XmlElement, attribute: "lat" | "lon", limit: number): number {
  const raw = attributes[attribute]?.trim();
  if (raw === undefined) throw new FaultAt("coordinate-missing", { line, element: name, attribute });
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(raw) ? Number(raw) : Number.NaN;
  if (!(Math.abs(value) <= limit)) {
    throw new FaultAt("coordinate", { line, element: name, attribute, value: raw, limit });
  }
  return value;
}

/** GPX times are UTC, also without their «Z». */
function instantOf(raw: string | null): string | null {
  const parts = raw?.match(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/);
  const date = new Date(parts ? `${parts[1]}${parts[2] ?? "Z"}` : Number.NaN);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return null;
  const time = gpxTime(date);
  // A plotter without a fix writes 1980: no agreement holds such a time.
  return voyageInstant.safeParse(time).success ? time : null;
}

/** Returns the fault for a file beyond `MAX_GPX_BYTES`. */
export function tooLarge() {
  return faulty("too-large", { limit: MAX_GPX_BYTES / 1_000_000 });
}

function isTooLong(text: string): boolean {
  if (text.length > MAX_GPX_BYTES) return true;
  // A unit of UTF-16 takes three bytes at most, so that ordinary files need no counting.
  return text.length * 3 > MAX_GPX_BYTES && new TextEncoder().encode(text).length > MAX_GPX_BYTES;
}

/** Counts the points, and finds the line of the first one beyond the limit. */
function pointsOf(text: string, start: RegExp, limit: number): { count: number; excess: number | null } {
  let count = 0;
  for (const { index } of text.matchAll(start)) {
    count += 1;
    if (count > limit) return { count, excess: text.slice(0, index).split(/\r\n?|\n/).length };
  }
  return { count, excess: null };
}
