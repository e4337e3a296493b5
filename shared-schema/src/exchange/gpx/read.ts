import { done, type Result, refused } from "../../result.ts";
import { type GpxFile, type GpxPath, type GpxPoint, gpxName, gpxTime } from "./types.ts";
import { parseXml, type XmlElement } from "./xml.ts";

/** Bytes of UTF-8. */
export const MAX_GPX_BYTES = 20_000_000;
export const MAX_GPX_POINTS = 20_000;
const VERSIONS = ["1.0", "1.1"];

/** Why a point cannot be used; turned into a refusal by `readGpx`. */
class Unusable extends Error {}

/**
 * Routes, tracks and waypoints of a GPX 1.0 or 1.1 file. All or nothing: a file with one impossible position is refused,
 * with the line of it. A time that cannot be read is left out, as many devices write none of use.
 */
export function readGpx(text: string): Result<GpxFile> {
  if (isTooLong(text)) return refused("invalid", "The file is larger than 20 MB.");
  // Counted before parsing, so that no huge recording is turned into a tree first.
  const excess = lineOfExcess(text);
  if (excess !== null) {
    return refused("invalid", `Line ${excess}: the file has more than ${MAX_GPX_POINTS} points.`);
  }
  const document = parseXml(text);
  if (!document.ok) return document;
  const root = document.value;
  const prefix = root.name.replace(/gpx$/, "");
  if (root.name !== "gpx" && !/^[\w.-]+:gpx$/.test(root.name)) {
    return refused("invalid", `Line ${root.line}: the file begins with <${root.name}>, not with <gpx>.`);
  }
  const { version } = root.attributes;
  if (version !== undefined && !VERSIONS.includes(version.trim())) {
    return refused("invalid", `Line ${root.line}: GPX version «${version}» is not 1.0 or 1.1.`);
  }
  try {
    return contentOf(root, prefix);
  } catch (error) {
    if (error instanceof Unusable) return refused("invalid", error.message);
    throw error;
  }
}

function contentOf(root: XmlElement, prefix: string): Result<GpxFile> {
  const named = (parent: XmlElement, name: string) =>
    parent.children.filter((child) => child.name === `${prefix}${name}`);
  const textOf = (parent: XmlElement | undefined, name: string) =>
    (parent && named(parent, name)[0]?.text.trim()) || null;
  const point = (element: XmlElement): GpxPoint => ({
    latitude: degrees(element, "lat", 90),
    longitude: degrees(element, "lon", 180),
    name: gpxName(textOf(element, "name")),
    time: instantOf(textOf(element, "time")),
  });
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
    return refused("invalid", "The file holds no route, track or waypoint.");
  }
  return done(file);
}

function degrees({ name, line, attributes }: XmlElement, attribute: "lat" | "lon", limit: number): number {
  const raw = attributes[attribute]?.trim();
  if (raw === undefined) throw new Unusable(`Line ${line}, <${name}>: «${attribute}» is missing.`);
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(raw) ? Number(raw) : Number.NaN;
  if (!(Math.abs(value) <= limit)) {
    throw new Unusable(`Line ${line}, <${name}>: «${attribute}» is «${raw}», not a number from −${limit} to ${limit}.`);
  }
  return value;
}

/** GPX times are UTC, also without their «Z». */
function instantOf(raw: string | null): string | null {
  const parts = raw?.match(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/);
  const date = new Date(parts ? `${parts[1]}${parts[2] ?? "Z"}` : Number.NaN);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? null : gpxTime(date);
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
