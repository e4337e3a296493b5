import { type Gate, gatesOf } from "../../waterways/canals.ts";
import type { Waterway } from "../../waterways/waterway.ts";
import { spotOf, type Vertex } from "../grid/cells.ts";
import { greatCircleNm } from "../grid/distances.ts";
import type { CoarseSea, NmToGoal } from "./coarse.ts";

/** The canals that a way may take, and the distances that lead the search for it. */
export interface Leads {
  gates: readonly Gate[];
  nmToStart: NmToGoal;
  nmToEnd: NmToGoal;
}

/** Makes the function that gives the leads of a way through some canals between two ends; they are kept. */
export function leadsBetween(sea: CoarseSea, start: Vertex, end: Vertex): (canals: readonly Waterway[]) => Leads {
  const known = new Map<string, Leads>();
  return (canals) => {
    const gates = gatesOf(canals);
    const key = gates.map(({ canal }) => canal).join();
    const leads = known.get(key) ?? {
      gates,
      nmToStart: sea.distancesTo(start, end, gates),
      nmToEnd: sea.distancesTo(end, start, gates),
    };
    known.set(key, leads);
    return leads;
  };
}

/**
 * NM below which no way between two ends leads through a canal: the great circles to it and on from it, and its own
 * length. Infinity where the canal joins no two seas.
 */
export function leastNmThrough(canal: Waterway, start: Vertex, end: Vertex): number {
  const lengths = gatesOf([canal]).map(({ line, nm }) => {
    const [mouth, far] = [line[0], line.at(-1)];
    if (!mouth || !far) return Infinity;
    const [entry, exit] = [spotOf(mouth), spotOf(far)];
    return greatCircleNm(start.x, start.y, entry.x, entry.y) + nm + greatCircleNm(exit.x, exit.y, end.x, end.y);
  });
  return Math.min(...lengths);
}
