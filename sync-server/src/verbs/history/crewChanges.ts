import { isEqual } from "shared-schema/base/equal";
import { type Difference, isMap, keysOf } from "shared-schema/base/json";
import type { Body } from "../base/uncut.ts";

/**
 * Tells how many members of a crew were added, removed and changed, and nothing of them: the history outlives the births and identity documents
 * of the list.
 */
export function crewChanges(before: Body | null, after: Body | null): Difference[] {
  const [was = {}, is = {}] = [before?.["members"], after?.["members"]].map((members) =>
    isMap(members) ? members : {},
  );
  const count = { added: 0, removed: 0, changed: 0 };
  for (const id of keysOf(was, is)) {
    const [previous, current] = [was[id], is[id]];
    if (previous === undefined) count.added += 1;
    else if (current === undefined) count.removed += 1;
    else if (!isEqual(withoutPlace(previous), withoutPlace(current))) count.changed += 1;
  }
  return Object.entries(count).flatMap(([path, after]) => (after === 0 ? [] : [{ path, before: null, after }]));
}

function withoutPlace(member: unknown): unknown {
  return isMap(member) ? { ...member, pos: null } : member;
}
