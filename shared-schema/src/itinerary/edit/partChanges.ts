import { isEqual } from "../../base/equal.ts";

/** A change to one part of a map: null where the part did not exist. */
export interface PartChange<T> {
  id: string;
  from: T | null;
  to: T | null;
}

/** Lists the changes from one state of a map of parts to another. */
export function partChanges<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): PartChange<T>[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].flatMap((id) => {
    const [from, to] = [before[id] ?? null, after[id] ?? null];
    return isEqual(from, to) ? [] : [{ id, from, to }];
  });
}

/** The same changes the other way. */
export function inverse<T>(changes: readonly PartChange<T>[]): PartChange<T>[] {
  return changes.map(({ id, from, to }) => ({ id, from: to, to: from }));
}

/** Applies changes to what the map is by now: fields that someone else has changed since stay as they are. */
export function applyChanges<T extends object>(
  parts: Readonly<Record<string, T>>,
  changes: readonly PartChange<T>[],
): Record<string, T> {
  const result: Record<string, T> = { ...parts };
  for (const { id, from, to } of changes) {
    const now = result[id];
    if (to === null) delete result[id];
    else if (from === null) result[id] = now ?? to;
    else if (now) result[id] = withFields(now, from, to);
  }
  return result;
}

function withFields<T extends object>(now: T, from: T, to: T): T {
  const result = { ...now };
  for (const key in { ...from, ...to }) {
    if (isEqual(from[key], to[key]) || !isEqual(now[key], from[key])) continue;
    // A field that was not there before goes again.
    if (Object.hasOwn(to, key)) result[key] = to[key];
    else delete result[key];
  }
  return result;
}
