import { accountsAfter, movesPayeeAccounts } from "shared-schema/bank/carry";
import { isEqual } from "shared-schema/base/equal";
import { uncut } from "../../base/uncut.ts";
import { following } from "../../documents/consequences.ts";
import { writeBeside } from "../../documents/writeDocument.ts";

/** Changed bank details in force outlive the frozen copy while an addendum is drafted. They are read before the copy goes. */
export const carryPayeeAccounts = following("agreements", (tx, change) => {
  const { id, previous, current } = change;
  if (!movesPayeeAccounts(previous, current)) return;
  const before = tx.store.documents.get("payee_accounts", id);
  const known = before && !before.deleted ? uncut("payee_accounts", before) : null;
  const copy = tx.store.documents.get("snapshots", id);
  const body = accountsAfter(previous, current, known, copy && !copy.deleted ? uncut("snapshots", copy) : null);
  if (!isEqual(body, known)) writeBeside(tx, change, "payee_accounts", body);
});
