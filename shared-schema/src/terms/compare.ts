import canonicalize from "canonicalize";
import type { Terms, TermValue } from "./terms.ts";

/** One term that differs. A part that was added has no `before`, one that was taken out no `after`. */
export interface TermChange {
  /** Path in the terms, list items by index: of the new list, or of the old one when the item is gone. */
  path: string;
  before: TermValue;
  after: TermValue;
}

/** Lists the changes between two versions of the terms, term by term. Empty exactly when their fingerprints agree. */
export function compareTerms(before: Terms, after: Terms): TermChange[] {
  return compareValues("", before, after);
}

function compareValues(path: string, before: TermValue, after: TermValue): TermChange[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after);
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => compareValues(join(path, key), before[key] ?? null, after[key] ?? null));
  }
  return [{ path, before, after }];
}

/** Items are paired when they are equal, then by their name, then in order; what is left came or went. */
function compareLists(path: string, before: TermValue[], after: TermValue[]): TermChange[] {
  const partner = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (matches: (a: TermValue, b: TermValue) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (partner.has(index)) continue;
      const found = [...free].find((candidate) => matches(before[candidate] ?? null, item));
      if (found === undefined) continue;
      partner.set(index, found);
      free.delete(found);
    }
  };
  pair(same);
  pair((a, b) => label(a) !== null && label(a) === label(b));
  pair((a, b) => isGroup(a) && isGroup(b));
  const changes = after.flatMap((item, index) => {
    const at = partner.get(index);
    return at === undefined
      ? [{ path: join(path, index), before: null, after: item }]
      : compareValues(join(path, index), before[at] ?? null, item);
  });
  const gone = [...free].map((index) => ({ path: join(path, index), before: before[index] ?? null, after: null }));
  if (changes.length + gone.length > 0) return [...changes, ...gone];
  // Nothing but the order differs, which only the route keeps as a term.
  return [{ path, before, after }];
}

/** Returns the reader's name for an item of a list. */
function label(value: TermValue): string | null {
  if (!isGroup(value)) return null;
  for (const key of ["company_name", "designation", "passenger", "place", "payee", "name"]) {
    const found = value[key];
    if (typeof found === "string") return found;
  }
  return typeof value["last_name"] === "string" ? `${value["first_name"]} ${value["last_name"]}` : null;
}

function isGroup(value: TermValue): value is { [key: string]: TermValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function same(a: TermValue, b: TermValue): boolean {
  return canonicalize(a) === canonicalize(b);
}

function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
