import { isContainer, isEqual } from "./equal.ts";

/** A field, or a part, that both sides changed: the committed value stands, the other is kept. */
export interface Clash {
  /** Dotted path in the body: `name`, `waypoints.<id>.arr_date`; empty when the whole document was deleted. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  value: T;
  clashes: Clash[];
}

/**
 * Three-way merge per field and per part; no clock is read. Different fields merge silently. Where both sides changed the same
 * field, or one deleted what the other edited, the committed side stands and the clash is returned. Arrays are one value.
 * @param base what the editor saw · @param mine what the editor made of it · @param theirs what is committed now
 */
export function merge3<T>(base: unknown, mine: T, theirs: T): Merge<T> {
  const clashes: Clash[] = [];
  const value = mergeValue(base, mine, theirs, "", clashes) as T;
  return { value, clashes };
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, clashes: Clash[]): unknown {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (isMap(mine) && isMap(theirs)) {
    const merged: Record<string, unknown> = {};
    const from = isMap(base) ? base : {};
    for (const key of sortedKeys(mine, theirs)) {
      const value = mergeValue(from[key], mine[key], theirs[key], path ? `${path}.${key}` : key, clashes);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  clashes.push({ path, base: base ?? null, mine: mine ?? null, theirs: theirs ?? null });
  return theirs;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function sortedKeys(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  // A key `__proto__` would set the prototype of what it is written to.
  return [...new Set([...Object.keys(b), ...Object.keys(a)])].filter((key) => key !== "__proto__").sort();
}
