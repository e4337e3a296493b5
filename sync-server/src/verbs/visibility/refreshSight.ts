import { type Deps, transact } from "../base/context.ts";
import { feedSight } from "../documents/feed.ts";

/** Raised with each change of the rules about what a viewer sees of a document, or of the bits that say it. */
const EDITION = "4";

/** Gives everybody, once after an update, the copies of profiles and agreements that today's rules show. */
export function refreshSight(deps: Deps): void {
  if (deps.store.meta.sightEdition() === EDITION) return;
  transact(deps, (tx) => {
    for (const collection of ["profiles", "agreements", "payee_accounts"]) {
      for (const id of tx.store.documents.idsIn(collection)) feedSight(tx, collection, id);
    }
    tx.store.meta.setSightEdition(EDITION);
  });
}
