import type { Head } from "../../../store/queries/audit/chain.ts";
import type { Tx } from "../context.ts";

/** The newest entry of the audit trail, for whoever prints or stamps it. It covers all that was written before this verb. */
export function auditHead(tx: Pick<Tx, "store">): Head {
  return tx.store.audit.head();
}
