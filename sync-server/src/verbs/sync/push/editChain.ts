import { isEqual } from "shared-schema/base/equal";
import type { PushChange } from "shared-schema/sync/wire";
import { idIn } from "./edit.ts";

/**
 * Finds the edits of a push that build on others of the same document: a device sends an unanswered edit again before
 * its user's later ones.
 * @returns each edit that another one builds on, with that one
 */
export function standingUpon(changes: readonly PushChange[]): Map<PushChange, PushChange> {
  const latest = new Map<string, PushChange>();
  const upon = new Map<PushChange, PushChange>();
  for (const change of changes) {
    const key = `${change.collection}/${idIn(change)}`;
    const before = latest.get(key);
    if (before && isEqual(before.next, change.assumed)) upon.set(before, change);
    latest.set(key, change);
  }
  return upon;
}
