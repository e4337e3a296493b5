import type { WaypointEntry } from "../agreement/order.ts";
import type { Waypoint } from "../agreement/schema.ts";
import { trackTo } from "../agreement/track.ts";
import type { Position } from "../base/basics.ts";
import { rhumbLine } from "../geo/rhumb.ts";
import type { Geo, LegZones } from "../geo/types.ts";
import { type AgreedPeriod, type LegTimes, type StopTimes, scheduleRoute } from "./schedule.ts";

/** Land under a leg shorter than this, in NM, is the coarseness of the chart. */
const LAND_TOLERANCE_NM = 0.05;

/** The way between two successive waypoints. Distances in NM, speeds in kt, course in true degrees, times in UTC. */
export interface Leg extends LegTimes {
  from: string;
  to: string;
  /** From waypoint, track points, to waypoint. */
  points: Position[];
  /** Along the track, each part a WGS84 rhumb line. */
  nm: number;
  /** Course of its longest stretch; null for a leg without length. */
  course: number | null;
  planned_speed: number | null;
  /** Positioning: at least one end is a routing waypoint. */
  is_routing: boolean;
  zones: LegZones;
  /** NM over land; null where the coast is not on this device. */
  land_nm: number | null;
}

/** A leg before anything is looked up along it. */
interface Line extends Pick<Leg, "from" | "to" | "points" | "nm" | "course" | "is_routing"> {
  end: Waypoint;
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/**
 * The length of a line of rhumb lines in NM, and the course of its longest stretch: on the way out of a harbour courses change every few
 * cables. The course is null for a line without length.
 */
function measured(points: readonly Position[]): Pick<Leg, "nm" | "course"> {
  let nm = 0;
  let longest: { nm: number; course: number | null } = { nm: 0, course: null };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const stretch = rhumbLine(from, to);
    nm += stretch.nm;
    if (stretch.nm > longest.nm) longest = stretch;
  }
  return { nm, course: longest.course };
}

/** Whether so much of a leg lies on land that it is worth a warning; false where the coast is unknown. */
export function crossesLand(leg: Pick<Leg, "land_nm">): boolean {
  return leg.land_nm !== null && leg.land_nm > LAND_TOLERANCE_NM;
}

/** The input that a route's legs are built from. */
interface RouteToBuild {
  ordered: readonly WaypointEntry[];
  geo: Geo;
  /** kt; null when unknown. */
  cruisingSpeed: number | null;
  agreed: AgreedPeriod;
}

/** The lines between waypoints in sailing order. */
export function linesOf(ordered: readonly WaypointEntry[]): Line[] {
  return ordered.slice(1).flatMap(([to, end], index) => {
    const start = ordered[index];
    if (!start) return [];
    const [from, departure] = start;
    const points = [departure, ...trackTo(departure, end), end].map(positionOf);
    return [{ from, to, points, ...measured(points), is_routing: departure.is_routing || end.is_routing, end }];
  });
}

/** The legs between waypoints in sailing order, and the times of both legs and stops. */
export function buildLegs({ ordered, geo, cruisingSpeed, agreed }: RouteToBuild): { legs: Leg[]; stops: StopTimes[] } {
  const tracks = linesOf(ordered);
  const distances = tracks.map(({ nm }) => nm);
  const { legs: times, stops } = scheduleRoute(ordered, distances, cruisingSpeed, agreed);
  const legs = tracks.flatMap(({ from, to, points, nm, course, is_routing, end }, index) => {
    const time = times[index];
    if (!time) return [];
    return [
      {
        from,
        to,
        points,
        nm,
        course,
        planned_speed: end.planned_speed,
        is_routing,
        zones: geo.zonesAlong(points),
        land_nm: geo.landAlong(points),
        ...time,
      },
    ];
  });
  return { legs, stops };
}
