import type { Position } from "../../basics.ts";
import type { Itinerary } from "../../itinerary/itinerary.ts";
import { PRODUCT } from "../../product.ts";
import { stopsOf } from "../stops.ts";
import { type GpxPoint, gpxName, gpxTime } from "./types.ts";

/** What a GPX file says of an itinerary. */
export interface GpxExport {
  name: string;
  /** In sailing order: all of them make the route, and the calls are marks besides. */
  waypoints: readonly (GpxPoint & { is_call: boolean })[];
  /** The points of each leg, both ends included, in sailing order. */
  legs: readonly { points: readonly Position[] }[];
}

/** Arrivals are times of the route, entered or estimated; the first waypoint has its departure where it has no arrival. */
export function gpxOfItinerary(name: string, itinerary: Itinerary): GpxExport {
  return {
    name,
    waypoints: stopsOf(itinerary).map(({ place, latitude, longitude, arrival, departure, is_call }, index) => ({
      latitude,
      longitude,
      name: place,
      time: arrival ?? (index === 0 ? departure : null),
      is_call,
    })),
    legs: itinerary.legs,
  };
}

/** A GPX 1.1 file with its elements in the order of the schema: metadata, marks, the route, the track along its legs. */
export function writeGpx({ name, waypoints, legs }: GpxExport): string {
  const track = joined(legs);
  const label = element("name", gpxName(name));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${PRODUCT.name}" xmlns="http://www.topografix.com/GPX/1/1"` +
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
      ' xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    `<metadata>${label}</metadata>`,
    ...waypoints.filter(({ is_call }) => is_call).map((point) => pointElement("wpt", point, "<sym>Anchor</sym>")),
    ...(waypoints.length > 0
      ? ["<rte>", label, ...waypoints.map((point) => pointElement("rtept", point)), "</rte>"]
      : []),
    ...(track.length > 0
      ? ["<trk>", label, "<trkseg>", ...track.map((point) => pointElement("trkpt", point)), "</trkseg>", "</trk>"]
      : []),
    "</gpx>",
    "",
  ]
    .filter((line, index, lines) => line !== "" || index === lines.length - 1)
    .join("\n");
}

/** The legs end to end; where one begins as the last one ended, the point is written once. */
function joined(legs: GpxExport["legs"]): Position[] {
  const track: Position[] = [];
  for (const point of legs.flatMap(({ points }) => points)) {
    const last = track.at(-1);
    if (last?.latitude !== point.latitude || last.longitude !== point.longitude) track.push(point);
  }
  return track;
}

function pointElement(tag: string, point: Position & Partial<GpxPoint>, rest = ""): string {
  // The schema's longitudes end short of 180, which is the same meridian as −180.
  const longitude = degrees(point.longitude);
  const at = `lat="${degrees(point.latitude)}" lon="${longitude === "180" ? "-180" : longitude}"`;
  const inside = element("time", timeOf(point.time)) + element("name", gpxName(point.name ?? null)) + rest;
  return inside === "" ? `<${tag} ${at}/>` : `<${tag} ${at}>${inside}</${tag}>`;
}

/** A centimetre is enough; never written with an exponent, which the schema does not know. */
function degrees(value: number): string {
  const text = value.toFixed(7).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

function timeOf(value: string | null | undefined): string | null {
  // Whole seconds: some plotters read no others.
  const date = new Date(Math.round(Date.parse(value ?? "") / 1000) * 1000);
  return Number.isNaN(date.getTime()) ? null : gpxTime(date);
}

function element(tag: string, text: string | null): string {
  return text === null ? "" : `<${tag}>${escapeXml(text)}</${tag}>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\r": "&#13;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => ESCAPED[character] ?? character);
}
