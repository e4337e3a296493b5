import { isEqual } from "shared-schema/base/equal";
import { differences, isMap, valueAt } from "shared-schema/base/json";
import type { InboxBody } from "shared-schema/sync/inbox";
import { isRefusedCreate } from "../../../store/inbox/retryCreate.ts";

/** One field that is in dispute, with both of its values. */
export interface FieldChange {
  path: string;
  /** The value that both started from; undefined when unknown. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Lists the changes of a row to show. In a new document, empty fields are left out. */
export function shownChanges(row: InboxBody): FieldChange[] {
  const changes = changesOf(row);
  return isRefusedCreate(row) ? changes.filter(({ mine }) => !isEmpty(mine)) : changes;
}

/** The fields that a row of the inbox is about: the one in dispute, or all that a whole edit changed. */
export function changesOf(row: Pick<InboxBody, "path" | "base" | "mine" | "theirs">): FieldChange[] {
  const { path, base, mine, theirs } = row;
  if (path !== "") return [{ path, base, mine, theirs }];
  if (!isMap(mine)) return [];
  const from = base ?? theirs;
  // Only the author's own words are kept of a document that is out of sight: each is kept under its path.
  if (!isMap(from)) {
    return Object.entries(mine).flatMap(([key, value]) =>
      partsOf(key, value).map(([path, part]) => ({ path, base: null, mine: part, theirs: null })),
    );
  }
  // A part that came or went is one change.
  return differences(from, mine).map(({ path: at, after }) => ({
    path: at,
    base: valueAt(base, at),
    mine: after,
    theirs: valueAt(theirs, at),
  }));
}

/** The changes of a row that concern a part: the part itself, or fields of it. @param part `crew_lists/12/members.<id>` */
export function changesWithin(row: Parameters<typeof changesOf>[0], part: string): FieldChange[] {
  const inDocument = part.split("/").slice(2).join("/");
  return changesOf(row).filter(({ path }) => path === inDocument || path.startsWith(`${inDocument}.`));
}

/** Whether a part of the agreement came or went by this edit; null for a field, and for a part that others changed meanwhile. */
export function comingOf({ path, base, mine, theirs }: FieldChange): "added" | "removed" | null {
  if (path.split(".").length !== 2) return null;
  if (!isMap(base) && !isMap(theirs)) return isMap(mine) ? "added" : null;
  if (isMap(mine)) return null;
  return !isMap(theirs) || isEqual(base ?? theirs, theirs) ? "removed" : null;
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (isMap(value) && Object.keys(value).length === 0);
}

/** A map of parts part by part; everything else, and an empty map, as it is. */
function partsOf(path: string, value: unknown): [path: string, value: unknown][] {
  if (!isMap(value) || path.includes(".") || isEmpty(value)) return [[path, value]];
  return Object.entries(value).map(([id, part]) => [`${path}.${id}`, part]);
}
