import { orderWaypoints, posAfter, type WaypointMap } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { isDrawn, trackTo } from "../../agreement/track.ts";
import type { Position } from "../../base/basics.ts";
import { rhumbLine } from "../../geo/rhumb.ts";
import { unrouted } from "./routedLegs.ts";

/** A leg's track holds no more (agreement schema). */
export const MAX_TRACK = 500;

/** A place on a leg: the leg that arrives at `to`, and which part of its line, 0 for the one that leaves the waypoint before. */
export interface LegSpot {
  to: string;
  part: number;
}

/** The waypoint from which a leg comes; undefined for the first, to which none leads. */
export function legStart(waypoints: WaypointMap, to: string): [string, Waypoint] | undefined {
  const ordered = orderWaypoints(waypoints);
  const index = ordered.findIndex(([id]) => id === to);
  const start = ordered[index - 1];
  return start && [start[0], start[1]];
}

/** A leg's line: from waypoint, track, to waypoint; empty when no leg leads there. */
export function legLine(waypoints: WaypointMap, to: string): Position[] {
  const end = waypoints[to];
  const start = legStart(waypoints, to)?.[1];
  return start && end ? [start, ...trackTo(start, end), end].map(positionOf) : [];
}

/** Returns the middle of a leg's longest part, where a waypoint or a bend is added without pointing at a place. */
export function middleOfLeg(waypoints: WaypointMap, to: string): { at: Position; part: number } | null {
  const line = legLine(waypoints, to);
  let longest: { at: Position; part: number; nm: number } | null = null;
  for (const [part, a] of line.entries()) {
    const b = line[part + 1];
    if (!b) break;
    const { nm } = rhumbLine(a, b);
    if (!longest || nm > longest.nm) longest = { at: halfway(a, b), part, nm };
  }
  return longest && { at: longest.at, part: longest.part };
}

/**
 * The new waypoint on a leg; the line keeps its shape on either side of it. Halves of a leg that the router has still to
 * draw are the router's, too.
 */
export function splitLeg(
  waypoints: WaypointMap,
  { to, part }: LegSpot,
  newId: string,
  at: Position,
): Record<string, Waypoint> | null {
  const start = legStart(waypoints, to);
  const end = waypoints[to];
  if (!start || !end) return null;
  const track = end.track ?? [];
  const routed = (from: Position, half: Position): Pick<Waypoint, "routed"> =>
    end.routed
      ? { routed: isDrawn(start[1], end) ? { from: positionOf(from), to: positionOf(half) } : unrouted(half) }
      : {};
  const added: Waypoint = {
    ...positionOf(at),
    pos: posAfter(waypoints, start[0]),
    is_call: false,
    // Half of a positioning leg is one, too; a point between two journeys' ends is not.
    is_routing: start[1].is_routing && end.is_routing,
    call_location_str: null,
    arr_date: null,
    dep_date: null,
    track: orNull(track.slice(0, part)),
    planned_speed: end.planned_speed,
    ...routed(start[1], at),
  };
  const rest = { ...end, track: orNull(track.slice(part)), ...routed(at, end) };
  return { ...waypoints, [newId]: added, [to]: rest };
}

/** A leg's track with one point more on the part that was dragged; null when it is full. */
export function bentTrack(track: Waypoint["track"], part: number, at: Position): Position[] | null {
  const before = track ?? [];
  if (before.length >= MAX_TRACK) return null;
  return [...before.slice(0, part), positionOf(at), ...before.slice(part)];
}

export function orNull(track: readonly Position[]): Position[] | null {
  return track.length === 0 ? null : track.map(positionOf);
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/** On the chart, the way someone would point at it. */
function halfway(a: Position, b: Position): Position {
  const across = ((b.longitude - a.longitude + 540) % 360) - 180;
  const longitude = ((a.longitude + across / 2 + 540) % 360) - 180;
  return {
    latitude: Number(((a.latitude + b.latitude) / 2).toFixed(4)),
    longitude: Number(longitude.toFixed(4)),
  };
}
