import { differences, isMap } from "../base/json.ts";
import type { TwoWayCollection } from "./wire.ts";

type Body = Record<string, unknown>;

const NOUNS: Record<TwoWayCollection, string> = {
  agreements: "Agreement",
  yachts: "Yacht",
  profiles: "Profile",
  contacts: "Contact",
  commissions: "Commission",
  crew_lists: "Crew list",
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
export function authorDiff(base: Body, mine: Body): Body {
  const written = differences(base, mine, (_, after) => !isMap(after));
  return Object.fromEntries(written.map(({ path, after }) => [path, after ?? null]));
}
