import { firstIsCall } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { withTimes } from "shared-schema/itinerary/edit/estimates";
import { bentTrack, type LegSpot, MAX_TRACK, orNull, splitLeg } from "shared-schema/itinerary/edit/legs";
import { withNights } from "shared-schema/itinerary/edit/nights";
import { reverseRoute as reversed } from "shared-schema/itinerary/edit/reverse";
import { type LegEnds, unrouted, withRoutedLeg } from "shared-schema/itinerary/edit/routedLegs";
import { runtime } from "../../database/runtime.ts";
import { editUndoable, editWithLast } from "../undo.ts";

/** Puts a waypoint on a leg. @returns its id */
export async function insertOnLeg(id: number, spot: LegSpot, at: Position): Promise<Result<string>> {
  const { newId } = await runtime();
  const waypointId = newId();
  const written = await editUndoable(id, (before) => {
    const waypoints = splitLeg(before.waypoints, spot, waypointId, at);
    return waypoints ? done({ ...before, waypoints }) : refused("waypoint.removed");
  });
  return written.ok ? done(waypointId) : written;
}

/** Sails the whole route the other way round. */
export async function reverseRoute(id: number): Promise<Result<void>> {
  return editUndoable(id, (before) => done(reversed(before)));
}

/** Gives legs to the router, with the lines that it has drawn for them. */
export async function routeLegs(id: number, drawn: readonly RoutedTrack[]): Promise<Result<void>> {
  return editUndoable(id, (before) => {
    const marked = drawn.flatMap(({ leg }) => {
      const waypoint = before.waypoints[leg.to];
      return waypoint ? [[leg.to, { ...waypoint, routed: unrouted(waypoint) }] as const] : [];
    });
    return done({ ...before, waypoints: routedAll({ ...before.waypoints, ...Object.fromEntries(marked) }, drawn) });
  });
}

/** Makes a bend where a leg's line was dragged. */
export async function bendLeg(id: number, { to, part }: LegSpot, at: Position): Promise<Result<void>> {
  return editTrack(id, to, (track) => {
    const bent = bentTrack(track, part, at);
    return bent ? done(bent) : refused("leg.too-many-points", { most: MAX_TRACK });
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
      if (waypoint) waypoints[to] = { ...waypoint, track: orNull(track ?? []), routed: null };
    }
    return done({ ...before, waypoints });
  });
}

/** Has the yacht stay some nights at a waypoint; what follows is pushed. @param before the nights that the schedule has there now */
export async function setNights(
  id: number,
  waypointId: string,
  stay: { before: number; nights: number },
): Promise<Result<void>> {
  const change = (before: AgreementBody) => {
    const waypoints = withNights(before.waypoints, waypointId, stay);
    return waypoints[waypointId] ? done({ ...before, waypoints }) : refused("waypoint.removed");
  };
  // A field shows the schedule's number, which is stored nowhere: nothing can have been typed over.
  return editUndoable(id, change, null);
}

/** Enters times at waypoints, all in one step; those that are entered by now stay. */
export async function enterTimes(id: number, times: Parameters<typeof withTimes>[1]): Promise<Result<void>> {
  return editUndoable(id, (before) => done({ ...before, waypoints: withTimes(before.waypoints, times) }));
}

/** Stores what the router drew for legs whose ends are still the same. Undoing the edit before undoes it as well. */
export async function storeRouted(id: number, drawn: readonly RoutedTrack[]): Promise<Result<void>> {
  return editWithLast(id, (before) => {
    return done({ ...before, waypoints: routedAll(before.waypoints, drawn) });
  });
}

function routedAll(waypoints: AgreementBody["waypoints"], drawn: readonly RoutedTrack[]): AgreementBody["waypoints"] {
  return drawn.reduce((all, { leg, track }) => withRoutedLeg(all, leg, track), waypoints);
}

/** A leg as the router drew it; without points where there is no way, or the way is straight. */
interface RoutedTrack {
  leg: LegEnds;
  track: readonly Position[];
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
    if (!waypoint) return refused("waypoint.removed");
    const track = change(waypoint.track);
    if (!track.ok) return track;
    const bent = { ...waypoint, track: orNull(track.value), routed: null };
    return done({ ...before, waypoints: { ...before.waypoints, [to]: bent } });
  });
}
