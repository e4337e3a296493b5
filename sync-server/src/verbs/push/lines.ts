import { isEqual } from "shared-schema/sync/equal";
import type { PushChange } from "shared-schema/sync/wire";
import { idIn } from "./edit.ts";

/**
 * Which edits of a push stand upon which others of the same document: a device sends what was never answered again, before what
 * its user has made of it since.
 * @returns each edit upon which another one stands, with that one
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
