import { isContainer, isEqual } from "./equal.ts";
import type { TwoWayCollection } from "./wire.ts";

type Body = Record<string, unknown>;

/** What a clash is said to be, by server and device alike: both write the same row. */
export const CHANGED_TOO = "Somebody else changed this, too.";

/** The code of a clash with oneself: another device of the same user was first. */
export const OWN_CLASH = "clash-own";

const NOUNS: Record<TwoWayCollection, string> = {
  agreements: "Agreement",
  yachts: "Yacht",
  profiles: "Profile",
  contacts: "Contact",
  inbox: "Message",
};

/** «Agreement 12»: the title of what has left the author's sight, which must not repeat how somebody else called it. */
export function numberedTitle(collection: TwoWayCollection, id: string): string {
  return `${NOUNS[collection]} ${id}`;
}

/**
 * Only what the author wrote, path by path: what is kept of an edit to a document that has left the author's sight, so that
 * nothing of the other parties stays with it.
 */
export function ownWords(base: Body, mine: Body): Body {
  const words: Body = {};
  collect(base, mine, "", words);
  return words;
}

function collect(base: unknown, mine: unknown, path: string, words: Body): void {
  if (isEqual(base, mine)) return;
  if (!isContainer(mine) || Array.isArray(mine)) {
    words[path] = mine ?? null;
    return;
  }
  const from = isContainer(base) && !Array.isArray(base) ? base : {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(mine)])) {
    collect(from[key], mine[key], path === "" ? key : `${path}.${key}`, words);
  }
}
