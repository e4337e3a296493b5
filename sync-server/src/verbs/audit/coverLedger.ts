import { noteEvent } from "../base/audit/note.ts";
import { type TxDeps, transact } from "../base/context.ts";

/** Covers, once and at a start, the rows of the ledger that are older than the entries which cover such rows. */
export function coverLedger(deps: TxDeps): void {
  if (deps.store.meta.isLedgerCovered()) return;
  transact(deps, (tx) => {
    const { ledger, audit, meta } = tx.store;
    const rows = Object.fromEntries(ledger.digests());
    const isKnown = audit.newestOf("ledger.post", 1).length > 0;
    if (!isKnown && Object.keys(rows).length > 0) {
      noteEvent(tx, { verb: "ledger.cover", user_id: null, details: { rows } }, null);
    }
    meta.setLedgerCovered();
  });
}
