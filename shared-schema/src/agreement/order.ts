import { generateKeyBetween } from "fractional-indexing";
import type { Waypoint } from "./schema.ts";

export type WaypointMap = Readonly<Record<string, Waypoint>>;
export type WaypointEntry = readonly [id: string, waypoint: Waypoint];

/** Entries in the order of their key; two devices may have made the same key, so the id settles ties. */
export function byPos<T extends { pos: string }>(parts: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(parts).sort(([idA, a], [idB, b]) => {
    if (a.pos !== b.pos) return a.pos < b.pos ? -1 : 1;
    if (idA === idB) return 0;
    return idA < idB ? -1 : 1;
  });
}

/**
 * Waypoints in sailing order. The ones with an arrival are sorted by it; an undated one follows the waypoint it is
 * behind by `pos`, wherever that one goes. The order is derived at every reading, so that two merged edits of arrivals
 * need no further write.
 */
export function orderWaypoints(waypoints: WaypointMap): WaypointEntry[] {
  const undatedFirst: WaypointEntry[] = [];
  const groups: { arrival: number; members: WaypointEntry[] }[] = [];
  for (const entry of byPos(waypoints)) {
    const [, waypoint] = entry;
    if (waypoint.arr_date !== null) groups.push({ arrival: Date.parse(waypoint.arr_date), members: [entry] });
    else (groups.at(-1)?.members ?? undatedFirst).push(entry);
  }
  // Array.prototype.sort is stable: equal arrivals stay in the order of their keys.
  groups.sort((a, b) => a.arrival - b.arrival);
  return [...undatedFirst, ...groups.flatMap((group) => group.members)];
}

/** `sn` of every waypoint: 1 for the first in sailing order. */
export function serialNumbers(waypoints: WaypointMap): Map<string, number> {
  return new Map(orderWaypoints(waypoints).map(([id], index) => [id, index + 1]));
}

/** The order key of a new waypoint: right behind the selected one, else behind the last in sailing order. */
export function posAfter(waypoints: WaypointMap, selectedId: string | null): string {
  const selected = selectedId === null ? undefined : waypoints[selectedId];
  const before = selected ?? orderWaypoints(waypoints).at(-1)?.[1];
  if (!before) return generateKeyBetween(null, null);
  const after = byPos(waypoints).find(([, waypoint]) => waypoint.pos > before.pos);
  return generateKeyBetween(before.pos, after?.[1].pos ?? null);
}
