import canonicalize from "canonicalize";
import { both } from "../format.ts";
import type { TermValue } from "../terms.ts";
import { identityOf } from "./identity.ts";

/** A part by its places in two versions of a list; null where a version has it not. */
export interface Pair {
  was: number | null;
  is: number | null;
}

/** Parts that are about another one of the agreement: under another name they are other parts. */
const ABOUT_OTHERS: readonly string[] = ["embarkations", "bank_accounts", "trips", "rate_explanation"];

/**
 * Pairs the parts of two versions of a list. Equal ones are the same; then those of one name, the most alike first; then those that agree
 * in at least half of their values, as a renamed part does; then a clause with the one under its number. What is left came or went: in
 * the order of the later list, then what went.
 */
export function pairParts(list: string, before: readonly TermValue[], after: readonly TermValue[]): Pair[] {
  const partner = new Map<number, number>();
  const free = new Set(before.keys());
  const open = () => [...after.keys()].filter((index) => !partner.has(index));
  const pair = (was: number, is: number) => {
    partner.set(is, was);
    free.delete(was);
  };
  const [former, latter] = [before.map(read(list)), after.map(read(list))];
  for (const is of open()) {
    const was = [...free].find((index) => former[index]?.text === latter[is]?.text);
    if (was !== undefined) pair(was, is);
  }
  const pairAlike = (mayPair: (a: Read, b: Read, alike: Likeness) => boolean) => {
    const candidates = open().flatMap((is) =>
      [...free].flatMap((was) => {
        const [a, b] = [former[was], latter[is]];
        if (!a || !b) return [];
        const alike = likeness(a, b);
        return mayPair(a, b, alike) ? [{ was, is, alike }] : [];
      }),
    );
    candidates.sort(
      (a, b) =>
        b.alike.same - b.alike.other - (a.alike.same - a.alike.other) ||
        Math.abs(a.was - a.is) - Math.abs(b.was - b.is) ||
        a.is - b.is,
    );
    for (const { was, is } of candidates) if (free.has(was) && !partner.has(is)) pair(was, is);
  };
  pairAlike((a, b) => a.name !== null && a.name === b.name);
  if (!ABOUT_OTHERS.includes(list)) pairAlike((_, __, { same, other }) => same > 0 && same >= other);
  if (list === "clauses") for (const is of open()) if (free.has(is)) pair(is, is);
  return [
    ...[...after.keys()].map((is): Pair => ({ was: partner.get(is) ?? null, is })),
    ...[...free].map((was): Pair => ({ was, is: null })),
  ];
}

interface Read {
  text: string;
  name: string | null;
  /** Canonical values by key, without those that are empty. */
  values: ReadonlyMap<string, string>;
}

function read(list: string): (value: TermValue) => Read {
  return (value) => {
    const item = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    const name = identityOf(list, item);
    const filled = Object.entries(item).filter(([, each]) => each !== null && each !== false);
    return {
      text: canonicalize(value) ?? "",
      name: name === null ? null : both(name),
      values: new Map(filled.map(([key, each]) => [key, canonicalize(each) ?? ""])),
    };
  };
}

interface Likeness {
  same: number;
  other: number;
}

function likeness(a: Read, b: Read): Likeness {
  const keys = new Set([...a.values.keys(), ...b.values.keys()]);
  const same = [...keys].filter((key) => a.values.get(key) === b.values.get(key)).length;
  return { same, other: keys.size - same };
}
