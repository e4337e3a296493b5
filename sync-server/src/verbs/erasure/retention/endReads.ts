import { READS_KEPT_DAYS } from "shared-schema/guest/passportRead";
import { type Deps, transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { uncut } from "../../base/uncut.ts";
import { hasTravelData } from "../eraser/travel.ts";

/**
 * Ends the record of a passport's readers some time after the passport is gone: purged with the voyage, erased with the person, or taken out
 * by its owner.
 * @returns the number of deleted entries
 */
export function endPassportReads(deps: Deps): number {
  return transact(deps, ({ store, now }) => {
    for (const id of store.passportReads.standing()) {
      const row = store.documents.get("profiles", id);
      if (row && hasTravelData(uncut("profiles", row))) continue;
      store.passportReads.end(id, movedBy(now, READS_KEPT_DAYS * DAY_MS));
    }
    return store.passportReads.forget(now);
  });
}
