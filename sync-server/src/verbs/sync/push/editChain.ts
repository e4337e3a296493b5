import { isEqual } from "shared-schema/base/equal";
import { type Change, idIn } from "./edit.ts";

/**
 * Finds the edits of a push that build on others of the same document: a device sends an unanswered edit again before
 * its user's later ones.
 * @returns each edit that another one builds on, with that one
 */
export function standingUpon(changes: readonly Change[]): Map<Change, Change> {
  const latest = new Map<string, Change>();
  const upon = new Map<Change, Change>();
  for (const change of changes) {
    const key = `${change.collection}/${idIn(change)}`;
    const before = latest.get(key);
    if (before && isEqual(before.next, change.assumed)) upon.set(before, change);
    latest.set(key, change);
  }
  return upon;
}
