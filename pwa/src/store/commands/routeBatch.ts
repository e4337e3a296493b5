import { firstIsCall } from "shared-schema/agreement/deeds/waypoints";
import type { Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/basics";
import { bentTrack, type LegSpot, orNull, splitLeg } from "shared-schema/itinerary/edit/legs";
import { reverseRoute as reversed } from "shared-schema/itinerary/edit/reverse";
import { done, type Result, refused } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editUndoable } from "./undo.ts";

const GONE = "Somebody has removed this leg.";

/** Puts a waypoint on a leg. @returns its id */
export async function insertOnLeg(id: number, spot: LegSpot, at: Position): Promise<Result<string>> {
  const { newId } = await runtime();
  const waypointId = newId();
  const written = await editUndoable(id, (before) => {
    const waypoints = splitLeg(before.waypoints, spot, waypointId, at);
    return waypoints ? done({ ...before, waypoints }) : refused("not-found", GONE);
  });
  return written.ok ? done(waypointId) : written;
}

/** Sails the whole route the other way round. */
export async function reverseRoute(id: number): Promise<Result<void>> {
  return editUndoable(id, (before) => done(reversed(before)));
}

/** Makes a bend where a leg's line was dragged. */
export async function bendLeg(id: number, { to, part }: LegSpot, at: Position): Promise<Result<void>> {
  return editTrack(id, to, (track) => {
    const bent = bentTrack(track, part, at);
    return bent ? done(bent) : refused("rule", "A leg holds no more than 500 track points.");
  });
}

/** Moves a bend; without a place it goes. */
export async function moveBend(id: number, to: string, index: number, at: Position | null): Promise<Result<void>> {
  return editTrack(id, to, (track) =>
    done((track ?? []).flatMap((point, here) => (here !== index ? [point] : at ? [at] : []))),
  );
}

/** Gives legs the lines that were found for them, by the waypoint at which they arrive; null makes a leg straight again. */
export async function setTracks(
  id: number,
  tracks: Readonly<Record<string, Position[] | null>>,
): Promise<Result<void>> {
  return editUndoable(id, (before) => {
    const waypoints = { ...before.waypoints };
    for (const [to, track] of Object.entries(tracks)) {
      const waypoint = waypoints[to];
      if (waypoint) waypoints[to] = { ...waypoint, track: orNull(track ?? []) };
    }
    return done({ ...before, waypoints });
  });
}

/** Takes over the waypoints of a file, all in one step. */
export async function addWaypoints(id: number, added: Readonly<Record<string, Waypoint>>): Promise<Result<void>> {
  return editUndoable(id, (before) => done(firstIsCall({ ...before, waypoints: { ...before.waypoints, ...added } })));
}

async function editTrack(
  id: number,
  to: string,
  change: (track: Waypoint["track"]) => Result<Position[]>,
): Promise<Result<void>> {
  return editUndoable(id, (before) => {
    const waypoint = before.waypoints[to];
    if (!waypoint) return refused("not-found", GONE);
    const track = change(waypoint.track);
    if (!track.ok) return track;
    const bent = { ...waypoint, track: orNull(track.value) };
    return done({ ...before, waypoints: { ...before.waypoints, [to]: bent } });
  });
}
