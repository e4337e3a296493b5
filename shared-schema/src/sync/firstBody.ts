import { NO_COMMISSION } from "../commission/schema.ts";
import { NO_CREW } from "../crew/schema.ts";
import type { BodyOf } from "./bodies.ts";
import type { Collection } from "./wire.ts";

/**
 * The body that everybody takes a document of a collection to have before it is written: whoever writes it first has begun with this.
 * So two people who both write the first one have made edits of the same, which merge. Documents that are not listed begin with what
 * their author enters, and a second one under the same key is refused.
 */
const FIRST: { readonly [C in Collection]?: BodyOf<C> } = { commissions: NO_COMMISSION, crew_lists: NO_CREW };

/** The body that a document of a collection has before it is first written; null where it has none. */
export function firstBody<C extends Collection>(collection: C): BodyOf<C> | null {
  return FIRST[collection] ?? null;
}
