import type { LeaseKind } from "shared-schema/sync/wire";
import { noteEvent } from "../../base/audit/note.ts";
import { type Deps, transact } from "../../base/context.ts";
import { numbersOfLife } from "./revisionNumbers.ts";

/** Further than any device can have come since the backup. */
const SEQ_JUMP = 1_000_000;
const ID_JUMP = 1_000;
const KINDS: readonly LeaseKind[] = ["agreement", "yacht", "profile"];

/**
 * Begins a new life of a database that was restored from a backup. Devices start over and send again what it lacks; the
 * numbers that they were given since the backup lie below the jump, where no one else is given any.
 */
export function beginEpoch(deps: Deps): void {
  transact(deps, (tx) => {
    const { store, ids, now } = tx;
    store.meta.setEpoch(ids.uuid());
    store.meta.skipSeq(SEQ_JUMP);
    // A number that was given once is never given to another revision.
    store.meta.numberRevisionsAfter(numbersOfLife(now, store.meta.revisionsAfter()));
    for (const kind of KINDS) store.meta.takeIds(kind, ID_JUMP);
    // Numbers of invoices that the backup lacks were given: none of them is given twice.
    const series = store.billing.invoices.beginSeriesAfterRestore(now);
    noteEvent(tx, { verb: "billing.series", user_id: null, details: { series } }, null);
    store.meta.setReadBack(true);
    noteEvent(tx, { verb: "epoch.begin", user_id: null }, null);
  });
}
