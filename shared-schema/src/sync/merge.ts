import { isEqual } from "../base/equal.ts";
import { isMap, keysOf, pathTo } from "../base/json.ts";

/** A field, or a part, that both sides changed: the committed value is taken, the other is kept. */
export interface Conflict {
  /** Dotted path in the body: `name`, `waypoints.<id>.arr_date`; empty when the whole document was deleted. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  value: T;
  conflicts: Conflict[];
}

/**
 * Three-way merge per field and per part; no clock is read. Different fields merge silently. Where both sides changed the same
 * field, or one deleted what the other edited, the committed side is taken and the conflict is returned. Arrays are one value.
 * @param base the state the editor saw · @param mine the state after the edit · @param theirs the committed state
 */
export function merge3<T>(base: unknown, mine: T, theirs: T): Merge<T> {
  const conflicts: Conflict[] = [];
  // Each value of the merge is one of the two sides'.
  const value = mergeValue(base, mine, theirs, "", conflicts) as T;
  return { value, conflicts };
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, conflicts: Conflict[]): unknown {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (isMap(mine) && isMap(theirs)) {
    const merged: Record<string, unknown> = {};
    const from = isMap(base) ? base : {};
    for (const key of sortedKeys(mine, theirs)) {
      const value = mergeValue(from[key], mine[key], theirs[key], pathTo(path, key), conflicts);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  conflicts.push({ path, base: base ?? null, mine: mine ?? null, theirs: theirs ?? null });
  return theirs;
}

function sortedKeys(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  // A key `__proto__` would set the prototype of what it is written to.
  return keysOf(a, b)
    .filter((key) => key !== "__proto__")
    .sort();
}
