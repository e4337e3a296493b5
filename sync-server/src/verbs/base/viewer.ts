import type { Viewer } from "shared-schema/agreement/access";
import type { Actor, Tx } from "./context.ts";

/** The actor as the rules about agreements want it: with all profiles of the account. */
export function viewerOf(tx: Tx, actor: Actor): Viewer {
  const ids = tx.store.documents.idsOwnedBy("profiles", actor.user_id).map(Number);
  return { ...actor, profile_ids: new Set(ids) };
}
