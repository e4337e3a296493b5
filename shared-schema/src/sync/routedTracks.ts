import { isEqual } from "../base/equal.ts";
import { isMap } from "../base/json.ts";

type Body = Record<string, unknown>;

/** The three sides of a merge of agreements: what the editor saw, what the editor made of it, what is committed now. */
export interface Sides {
  base: Body;
  mine: Body;
  theirs: Body;
}

/**
 * Takes the tracks that a router drew out of a merge: where both sides changed the track of a leg, a routed one of mine gives way,
 * and a routed one of theirs gives way to what was drawn by hand. It is drawn again where its ends are others by then.
 */
export function withoutRoutedTracks({ base, mine, theirs }: Sides): Sides {
  const [was, is, current] = [base, mine, theirs].map(({ waypoints }) => waypoints);
  if (!isMap(was) || !isMap(is) || !isMap(current)) return { base, mine, theirs };
  const [wasThen, isThen] = [{ ...was }, { ...is }];
  for (const [id, own] of Object.entries(is)) {
    const [before, other] = [was[id], current[id]];
    if (!isMap(own) || !isMap(before) || !isMap(other) || !isDisputed(before, own, other)) continue;
    if (own["routed"]) isThen[id] = { ...own, ...lineOf(other) };
    else if (other["routed"]) wasThen[id] = { ...before, ...lineOf(other) };
  }
  return { base: { ...base, waypoints: wasThen }, mine: { ...mine, waypoints: isThen }, theirs };
}

function isDisputed(...[base, mine, theirs]: [Body, Body, Body]): boolean {
  const [before, own, other] = [lineOf(base), lineOf(mine), lineOf(theirs)];
  return !isEqual(own, before) && !isEqual(other, before) && !isEqual(own, other);
}

/** A leg's line. */
function lineOf(waypoint: Body): { track: unknown; routed: unknown } {
  return { track: waypoint["track"], routed: waypoint["routed"] };
}
