import type { WaypointMap } from "../../agreement/order.ts";
import type { Position } from "../../base/basics.ts";
import { isEqual } from "../../base/equal.ts";
import { rhumbLine } from "../../geo/rhumb.ts";
import { legLine } from "./legs.ts";

/** A way that is hardly longer by another end still fits: the end was put on the line, or moved by a trifle. NM. */
const DETOUR_NM = 0.1;

/** The lines of legs with bends as they were drawn, both ends included, by the waypoint at which they arrive. */
type DrawnLines = Readonly<Record<string, readonly Position[]>>;

/**
 * The lines of a route as they were drawn: bends that were known keep the ends between which they were drawn, whatever
 * became of these; new ones have the ends that they have now.
 */
export function drawnLines(waypoints: WaypointMap, known: DrawnLines = {}): DrawnLines {
  const lines: Record<string, readonly Position[]> = {};
  for (const [to, { track, routed }] of Object.entries(waypoints)) {
    // The router's lines are drawn again without a question.
    if (!track?.length || routed) continue;
    const line = legLine(waypoints, to);
    const before = known[to];
    if (line.length > 0) lines[to] = before && isEqual(bends(before), bends(line)) ? before : line;
  }
  return lines;
}

/** Legs whose bends were drawn for other ends than they have now, by the waypoint at which they arrive. */
export function outgrownLines(waypoints: WaypointMap, drawn: DrawnLines): string[] {
  return Object.entries(drawn).flatMap(([to, before]) => {
    const now = legLine(waypoints, to);
    if (now.length < 3 || !isEqual(bends(before), bends(now))) return [];
    return fits(before, now) && fits(before.toReversed(), now.toReversed()) ? [] : [to];
  });
}

/** Whether a line still fits at its beginning, by how much longer its first part is when it passes the new one. */
function fits([was, next]: readonly Position[], [is]: readonly Position[]): boolean {
  if (!was || !next || !is) return true;
  return rhumbLine(was, is).nm + rhumbLine(is, next).nm - rhumbLine(was, next).nm <= DETOUR_NM;
}

function bends(line: readonly Position[]): readonly Position[] {
  return line.slice(1, -1);
}
