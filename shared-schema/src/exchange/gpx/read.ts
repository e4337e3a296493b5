import { FaultAt, faulty, type GpxResult } from "./fault.ts";
import { readOwn } from "./own.ts";
import { type GpxFile, type GpxPath, type GpxPoint, gpxName, gpxTime } from "./types.ts";
import { parseXml, type XmlElement } from "./xml.ts";

/** Bytes of UTF-8. */
export const MAX_GPX_BYTES = 20_000_000;
export const MAX_GPX_POINTS = 20_000;
const VERSIONS = ["1.0", "1.1"];

/**
 * Routes, tracks and waypoints of a GPX 1.0 or 1.1 file. All or nothing: a file with one impossible position is refused,
 * with the line of it. A time that cannot be read is left out, as many devices write none of use.
 */
export function readGpx(text: string): GpxResult<GpxFile> {
  if (isTooLong(text)) return tooLarge();
  // Counted before parsing, so that no huge recording is turned into a tree first.
  const excess = lineOfExcess(text);
  if (excess !== null) return faulty("too-many-points", { line: excess, limit: MAX_GPX_POINTS });
  const document = parseXml(text);
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
    return contentOf(root, prefix);
  } catch (error) {
    if (error instanceof FaultAt) return { ok: false, fault: error.fault };
    throw error;
  }
}

function contentOf(root: XmlElement, prefix: string): GpxResult<GpxFile> {
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
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? null : gpxTime(date);
}

/** What is said of a file beyond `MAX_GPX_BYTES`. */
export function tooLarge() {
  return faulty("too-large", { limit: MAX_GPX_BYTES / 1_000_000 });
}

function isTooLong(text: string): boolean {
  if (text.length > MAX_GPX_BYTES) return true;
  // A unit of UTF-16 takes three bytes at most, so that ordinary files need no counting.
  return text.length * 3 > MAX_GPX_BYTES && new TextEncoder().encode(text).length > MAX_GPX_BYTES;
}

/** The line of the first point beyond the limit. */
function lineOfExcess(text: string): number | null {
  let count = 0;
  for (const { index } of text.matchAll(/<(?:[\w.-]+:)?(?:wpt|rtept|trkpt)\b/g)) {
    count += 1;
    if (count > MAX_GPX_POINTS) return text.slice(0, index).split(/\r\n?|\n/).length;
  }
  return null;
}
