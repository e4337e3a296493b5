import canonicalize from "canonicalize";
import type { Bilingual } from "../base/language.ts";
import { placeInList, termLabel } from "../labels/terms.ts";
import { pairParts } from "./names/pairParts.ts";
import { fieldOfPart, type PartItem, partNames, printedNumber } from "./names/partNames.ts";
import type { ContractTerms, TermValue } from "./terms.ts";

/** One term that differs. A part that was added has no `before`, one that was taken out no `after`. */
export interface TermChange {
  /** Path in the terms, list items by index: of the new list, or of the old one when the item is gone. */
  path: string;
  /** The reader's name of the term, with the name that its part had before: no other change of the comparison is called so. */
  name: Bilingual;
  before: TermValue;
  after: TermValue;
}

/** Lists the changes between two versions of the terms, term by term. Empty exactly when their fingerprints agree. */
export function compareTerms(before: ContractTerms, after: ContractTerms): TermChange[] {
  return compareValues("", before, after).map((change) =>
    change.path.includes(".") ? change : { ...change, name: termLabel(change.path, after["contract_type"]) },
  );
}

function compareValues(path: string, before: TermValue, after: TermValue): TermChange[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after);
  if (isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap((key) =>
      compareValues(join(path, key), before[key] ?? null, after[key] ?? null),
    );
  }
  return [{ path, name: termLabel(path), before, after }];
}

/** Parts that changed, came and went, each under its own name. */
function compareLists(path: string, before: TermValue[], after: TermValue[]): TermChange[] {
  const list = placeInList(path).list ?? path;
  const pairs = pairParts(list, before, after);
  const parts = pairs.map(({ was, is }) => {
    const item = was === null ? after[is ?? 0] : before[was];
    const number = printedNumber(list, was ?? is ?? 0);
    return { item: itemOf(item), number, isAdded: was === null };
  });
  const names = partNames(list, parts);
  const changes = pairs.flatMap(({ was, is }, index): TermChange[] => {
    const name = names[index] ?? termLabel(path);
    const [former, latter] = [was === null ? null : (before[was] ?? null), is === null ? null : (after[is] ?? null)];
    const at = join(path, is ?? was ?? 0);
    if (!isGroup(former) || !isGroup(latter))
      return isSame(former, latter) ? [] : [{ path: at, name, before: former, after: latter }];
    return keysOf(former, latter).flatMap((key) => {
      const [old, now] = [former[key] ?? null, latter[key] ?? null];
      if (isSame(old, now)) return [];
      return [{ path: join(at, key), name: fieldOfPart(list, name, key), before: old, after: now }];
    });
  });
  // Nothing but the order differs, which only the route keeps as a term.
  return changes.length > 0 ? changes : [{ path, name: termLabel(path), before, after }];
}

function itemOf(value: TermValue | undefined): PartItem {
  return value !== undefined && isGroup(value) ? value : {};
}

function keysOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function isGroup(value: TermValue): value is { [key: string]: TermValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(a: TermValue, b: TermValue): boolean {
  return canonicalize(a) === canonicalize(b);
}

function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
