import { isEqual } from "shared-schema/base/equal";
import { idIn, type PushedEdit } from "./edit.ts";

/**
 * Finds the edits of a push that build on others of the same document: a device sends an unanswered edit again before
 * its user's later ones.
 * @returns each edit that another one builds on, with that one
 */
export function standingUpon(changes: readonly PushedEdit[]): Map<PushedEdit, PushedEdit> {
  const latest = new Map<string, PushedEdit>();
  const upon = new Map<PushedEdit, PushedEdit>();
  for (const change of changes) {
    const key = `${change.collection}/${idIn(change)}`;
    const before = latest.get(key);
    if (before && isEqual(before.next, change.assumed)) upon.set(before, change);
    latest.set(key, change);
  }
  return upon;
}
