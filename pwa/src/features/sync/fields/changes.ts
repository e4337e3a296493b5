import { isContainer, isEqual } from "shared-schema/sync/equal";
import type { InboxBody } from "shared-schema/sync/inbox";
import { isRefusedCreate } from "../../../store/sync/recreate.ts";

/** One field that is in dispute, with both of its values. */
export interface FieldChange {
  path: string;
  /** What both started from; undefined when that is not known. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What is shown of a row: of something new what was left empty says nothing. */
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
  // Only the author's own words are kept of a document that is out of sight: each stands under its path.
  if (!isMap(from)) {
    return Object.entries(mine).map(([key, value]) => ({ path: key, base: null, mine: value, theirs: null }));
  }
  return leaves(from, mine, "").map((leaf) => ({
    path: leaf,
    base: valueAt(base, leaf),
    mine: valueAt(mine, leaf),
    theirs: valueAt(theirs, leaf),
  }));
}

/** The value at a dotted path; undefined where there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), body);
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (isMap(value) && Object.keys(value).length === 0);
}

/** Paths at which an edit changed something; a part that came or went is one. */
function leaves(base: unknown, mine: unknown, path: string): string[] {
  if (isEqual(base, mine)) return [];
  if (!isMap(base) || !isMap(mine)) return [path];
  const keys = [...new Set([...Object.keys(base), ...Object.keys(mine)])];
  return keys.flatMap((key) => leaves(base[key], mine[key], path === "" ? key : `${path}.${key}`));
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}
