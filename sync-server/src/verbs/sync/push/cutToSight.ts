import { changesHidden, cut, seesWhole } from "shared-schema/visibility/cut";
import { LEAST } from "shared-schema/visibility/sight";
import type { Edit } from "./edit.ts";

/**
 * Cuts an edit to its author's copy. A user who does not see the prices of an agreement cannot change them, and an
 * answer must not reveal whether a guessed price is right: both states of the edit are cut before they are compared
 * with anything.
 * @returns null when the edit changes values that its author does not see
 */
export function cutToSight(edit: Edit): Edit | null {
  const { tx, actor, collection, id, assumed, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? LEAST;
  if (collection !== "agreements" || seesWhole(collection, sight)) return edit;
  const view = { sight };
  if (assumed && !next._deleted && changesHidden(collection, assumed.body, next.body, view)) return null;
  return {
    ...edit,
    assumed: assumed && { ...assumed, body: cut(collection, assumed.body, view) },
    next: { ...next, body: cut(collection, next.body, view) },
  };
}
