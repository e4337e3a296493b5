import type { SpotlightActionData, SpotlightActionGroupData } from "@mantine/spotlight";
import { comparable } from "shared-schema/geo/places/search/nameMatch";

type Offered = SpotlightActionData | SpotlightActionGroupData;

interface Words {
  name: string;
  /** Further words about it, searched when its name does not answer the query. */
  rest: string | null;
}

/** The comparable words of an action, kept as long as it is: thousands of them are ranked at every letter. */
const known = new WeakMap<SpotlightActionData, Words>();

function wordsOf(action: SpotlightActionData): Words {
  const kept = known.get(action);
  if (kept) return kept;
  const words = { name: comparable(action.label ?? ""), rest: null };
  known.set(action, words);
  return words;
}

function restOf(action: SpotlightActionData, words: Words): string {
  words.rest ??= comparable([action.description ?? "", action.keywords ?? ""].flat().join(" "));
  return words.rest;
}

/**
 * Ranks an action against the query: its name begins with the query, a word of it does, its name contains it, something
 * else about it does.
 */
function rankOf(action: SpotlightActionData, query: string): number {
  const words = wordsOf(action);
  const { name } = words;
  if (name.startsWith(query)) return 0;
  // Words are separated by one space.
  if (name.includes(` ${query}`)) return 1;
  if (name.includes(query)) return 2;
  return restOf(action, words).includes(query) ? 3 : Number.POSITIVE_INFINITY;
}

/**
 * The groups, and in them the actions, that answer a query; those first whose names begin with it.
 * @param late groups that come after all others, however well they answer: there are 23,500 towns, and few people
 */
export function ranked(query: string, actions: Offered[], late: readonly string[] = []): Offered[] {
  const wanted = comparable(query);
  if (wanted === "") return actions;
  const isLate = (action: Offered) => "actions" in action && late.includes(action.group ?? "");
  return actions
    .map((action) => {
      const all = "actions" in action ? action.actions : [action];
      const found = all
        .map((one) => ({ one, rank: rankOf(one, wanted) }))
        .filter(({ rank }) => Number.isFinite(rank))
        .sort((a, b) => a.rank - b.rank);
      const kept = found.map(({ one }) => one);
      return { rank: found[0]?.rank ?? Number.POSITIVE_INFINITY, action, kept };
    })
    .filter(({ kept }) => kept.length > 0)
    .sort((a, b) => Number(isLate(a.action)) - Number(isLate(b.action)) || a.rank - b.rank)
    .map(({ action, kept }) => ("actions" in action ? { ...action, actions: kept } : action));
}
