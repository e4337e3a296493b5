import { isContainer, isEqual } from "./equal.ts";

export type JsonMap = Record<string, unknown>;

/** Whether a JSON value is an object and not a list. */
export function isMap(value: unknown): value is JsonMap {
  return isContainer(value) && !Array.isArray(value);
}

/** Returns an entry of a map; undefined where there is none. Properties that every object inherits do not count. */
export function entryOf(value: unknown, key: string): unknown {
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at a dotted path; undefined where there is none. Lists have no paths of their own. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce(entryOf, value);
}

/** The dotted path of an entry of the value at a path; the whole document has the path "". */
export function pathTo(parent: string, key: string): string {
  return parent === "" ? key : `${parent}.${key}`;
}

/** The keys of either map. */
export function keysOf(a: JsonMap, b: JsonMap): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

/** The entries whose keys are wanted. */
export function pick(map: Readonly<JsonMap>, isWanted: (key: string) => boolean): JsonMap {
  return Object.fromEntries(Object.entries(map).filter(([key]) => isWanted(key)));
}

/** A value that two states of a document differ in. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/**
 * Lists the differences between two states of a document, each as deep as it goes: maps on both sides are compared
 * entry by entry, a list is one value.
 * @param isWhole which pairs are one difference; without it, those of which one side is no map
 */
export function differences(
  before: unknown,
  after: unknown,
  isWhole = (a: unknown, b: unknown): boolean => !isMap(a) || !isMap(b),
  path = "",
): Difference[] {
  if (isEqual(before, after)) return [];
  if (isWhole(before, after)) return [{ path, before, after }];
  const [from, to] = [isMap(before) ? before : {}, isMap(after) ? after : {}];
  return keysOf(from, to).flatMap((key) =>
    differences(entryOf(from, key), entryOf(to, key), isWhole, pathTo(path, key)),
  );
}
