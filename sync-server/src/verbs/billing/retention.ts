import { noteEvent } from "../base/audit/note.ts";
import { type Deps, transact } from "../base/context.ts";

/** Accounting papers are kept for ten years from the end of the financial year (C. com. L123-22), which is taken to be the calendar's. */
const KEPT_YEARS = 10;

/**
 * Deletes invoices and credit notes once the law no longer asks for them, and what their orders say of the buyer. The order stays without
 * one: its version was paid.
 * @returns the number of papers
 */
export function purgePapers(deps: Deps): number {
  return transact(deps, (tx) => {
    const { orders, invoices, files } = tx.store.billing;
    const before = `${Number(tx.now.slice(0, 4)) - KEPT_YEARS}-01-01`;
    files.purge(before);
    const papers = invoices.purge(before);
    const buyers = orders.purgeBuyers(before);
    if (papers + buyers > 0) {
      noteEvent(tx, { verb: "billing.purge", user_id: null, details: { papers, buyers } }, null);
    }
    return papers;
  });
}
