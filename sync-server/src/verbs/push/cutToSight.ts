import { changesPrices, withoutPrices } from "shared-schema/agreement/sight";
import { seesWhole } from "../core/bodies.ts";
import type { Edit } from "./edit.ts";

/**
 * Cuts an edit to its author's copy. A user who does not see the prices of an agreement cannot change them, and an
 * answer must not reveal whether a guessed price is right: both states of the edit are cut before they are compared
 * with anything.
 * @returns null when the edit changes values that its author does not see
 */
export function cutToSight(edit: Edit): Edit | null {
  const { tx, actor, collection, id, assumed, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (collection !== "agreements" || seesWhole(collection, sight)) return edit;
  if (assumed && !next._deleted && changesPrices(assumed.body, next.body)) return null;
  return {
    ...edit,
    assumed: assumed && { ...assumed, body: withoutPrices(assumed.body) },
    next: { ...next, body: withoutPrices(next.body) },
  };
}
