import { generateNKeysBetween } from "fractional-indexing";
import { byPos, orderWaypoints, type WaypointMap } from "../../agreement/order.ts";
import { MOST_ROUTE_POINTS, pointsOf } from "../../agreement/routeCost.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import type { Position } from "../../base/basics.ts";
import { cut } from "../../base/text/cut.ts";
import { withoutInvisible } from "../../base/text/invisible.ts";
import { rhumbLine } from "../../geo/rhumb.ts";
import { MAX_TRACK_POINTS, simplifyTrack } from "./simplify.ts";
import type { GpxPath, GpxPoint } from "./types.ts";

/**
 * The tolerances, in NM, to which a recorded track is straightened: as the line of one leg, and as a list of waypoints.
 */
const LEG_TOLERANCE_NM = 0.02;
const LIST_TOLERANCE_NM = 0.25;
/** More waypoints than this are no plan that anybody would work with. */
export const MAX_IMPORTED_WAYPOINTS = 100;
/** A track that begins this near to the selected waypoint, in NM, begins at it. */
const SAME_PLACE_NM = 0.5;
const MAX_NAME = 300;
/** A track with fewer points than this is no longer the one that was sailed: it is refused where there is no room. */
const LEAST_TRACK_POINTS = 50;

/**
 * - `route`: every point becomes a waypoint; beyond 100 points, the most telling ones do.
 * - `list`: a track, straightened, becomes waypoints.
 * - `leg`: a track becomes the line of one leg to a single new waypoint, preceded by one at its start unless it starts
 *   at the selected waypoint.
 */
export type GpxImport = "route" | "list" | "leg";

export interface ImportInput {
  as: GpxImport;
  /** Makes a part id. */
  newId: () => string;
  existing: WaypointMap;
  /** The new ones go right behind it; null: behind the last one. */
  selected: string | null;
}

/** New waypoints for an agreement from a route or a track; the existing ones are left as they are. */
export function waypointsFromGpx(path: GpxPath, input: ImportInput): Record<string, Waypoint> {
  const before = behind(input);
  const room = MOST_ROUTE_POINTS - pointsOf(input.existing);
  const added = input.as === "leg" ? asLeg(path.points, before, room) : asList(path.points, input.as);
  const after = before && byPos(input.existing).find(([, waypoint]) => waypoint.pos > before.pos)?.[1];
  const keys = generateNKeysBetween(before?.pos ?? null, after?.pos ?? null, added.length);
  return Object.fromEntries(
    added.flatMap((waypoint, index) => {
      const pos = keys[index];
      return pos === undefined ? [] : [[input.newId(), { ...waypoint, pos }]];
    }),
  );
}

type Unplaced = Omit<Waypoint, "pos">;

function behind({ existing, selected }: ImportInput): Waypoint | undefined {
  return (selected === null ? undefined : existing[selected]) ?? orderWaypoints(existing).at(-1)?.[1];
}

function asList(points: readonly GpxPoint[], as: "route" | "list"): Unplaced[] {
  const short = as === "route" && points.length <= MAX_IMPORTED_WAYPOINTS;
  const tolerance = as === "route" ? 0 : LIST_TOLERANCE_NM;
  const kept = short ? points : simplifyTrack(points, tolerance, MAX_IMPORTED_WAYPOINTS);
  const timed = inTime(kept);
  const whole = new Set(kept);
  const follows = new Map(points.map((point, index) => [point, points[index - 1]]));
  return kept.map((point) => {
    const before = follows.get(point);
    return waypointAt(before === undefined || whole.has(before) ? point : withoutBends(point), timed, null);
  });
}

/** Bends lead from the point before: without that one they lead from nowhere. */
function withoutBends(point: GpxPoint): GpxPoint {
  return point.own ? { ...point, own: { ...point.own, track: null } } : point;
}

/** @param room track points that the route may still take */
function asLeg(points: readonly GpxPoint[], before: Waypoint | undefined, room: number): Unplaced[] {
  const [start] = points;
  const end = points.at(-1);
  if (!start || !end || points.length < 2) return points.map((point) => waypointAt(point, true, null));
  // The ends are waypoints, so that the line itself may hold two points more.
  const most = Math.min(MAX_TRACK_POINTS, Math.max(room, LEAST_TRACK_POINTS));
  const between = simplifyTrack(points, LEG_TOLERANCE_NM, most + 2).slice(1, -1);
  const timed = inTime([start, end]);
  const track = between.length > 0 ? between.map(positionOf) : null;
  const arrival = waypointAt(end, timed, track);
  const joins = before !== undefined && rhumbLine(before, start).nm <= SAME_PLACE_NM;
  return joins ? [arrival] : [waypointAt(start, timed, null), arrival];
}

/** Times say when the yacht passes only where they rise along the path; planners also write when a point was made. */
function inTime(points: readonly GpxPoint[]): boolean {
  const times = points.flatMap(({ time }) => (time === null ? [] : [Date.parse(time)]));
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? Infinity));
}

function waypointAt(point: GpxPoint, timed: boolean, track: Position[] | null): Unplaced {
  // The line of a leg is that of the path which is taken over; all else is as it was when this product wrote the file.
  if (point.own) {
    const call_location_str = shortName(point.own.call_location_str);
    return { ...positionOf(point), ...point.own, call_location_str, track: track ?? point.own.track };
  }
  return {
    ...positionOf(point),
    is_call: false,
    is_routing: false,
    call_location_str: shortName(point.name),
    arr_date: timed ? point.time : null,
    dep_date: null,
    track,
    planned_speed: null,
  };
}

function shortName(name: string | null): string | null {
  return name === null ? null : cut(withoutInvisible(name), MAX_NAME);
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
