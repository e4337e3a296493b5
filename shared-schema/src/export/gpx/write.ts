import type { WaypointMap } from "../../agreement/order.ts";
import type { Position } from "../../base/basics.ts";
import type { Language } from "../../base/language.ts";
import { PRODUCT } from "../../base/product.ts";
import type { Itinerary } from "../../itinerary/itinerary.ts";
import { stopsOf } from "../stops.ts";
import { degrees, element } from "./markup.ts";
import { ownElement } from "./own.ts";
import { type GpxPoint, gpxName, gpxTime } from "./types.ts";

/** The content of a GPX file made from an itinerary. */
export interface GpxExport {
  name: string;
  /** In sailing order: all of them make the route, and the calls are marks besides. */
  waypoints: readonly (GpxPoint & { is_call: boolean })[];
  /** The points of each leg, both ends included, in sailing order. */
  legs: readonly { points: readonly Position[] }[];
}

/**
 * Arrivals are times of the route, entered or estimated; the first waypoint has its departure where it has no arrival. What
 * GPX has no words for goes along as this product's own.
 * @param entered the waypoints of the agreement: the first of a route is a call without having been made one
 */
export function gpxOfItinerary(
  name: string,
  itinerary: Itinerary,
  entered: WaypointMap,
  language: Language,
): GpxExport {
  const arriving = new Map(itinerary.legs.map((leg) => [leg.to, leg]));
  const stops = stopsOf(itinerary, language);
  return {
    name,
    waypoints: itinerary.waypoints.map((waypoint, index) => {
      const { id, latitude, longitude, is_call, is_routing, call_location_str, arr_date, dep_date } = waypoint;
      const leg = arriving.get(id);
      const stop = stops[index];
      const track = (leg?.points ?? []).slice(1, -1).map((bend) => ({ ...bend }));
      const planned_speed = leg?.planned_speed ?? null;
      return {
        latitude,
        longitude,
        name: stop?.place ?? null,
        time: stop?.arrival ?? (index === 0 ? (stop?.departure ?? null) : null),
        is_call,
        own: {
          is_call: entered[id]?.is_call ?? false,
          is_routing,
          call_location_str,
          arr_date,
          dep_date,
          planned_speed,
          track: track.length > 0 ? track : null,
        },
      };
    }),
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
      ? [
          "<rte>",
          label,
          ...waypoints.map((point) => pointElement("rtept", point, point.own && ownElement(point.own))),
          "</rte>",
        ]
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

function timeOf(value: string | null | undefined): string | null {
  // Whole seconds: some plotters read no others.
  const date = new Date(Math.round(Date.parse(value ?? "") / 1000) * 1000);
  return Number.isNaN(date.getTime()) ? null : gpxTime(date);
}
