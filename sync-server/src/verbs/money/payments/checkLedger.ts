import { isEqual } from "shared-schema/base/equal";
import { accountBalances, balancesOf, type LedgerEntry } from "shared-schema/payments/ledger";
import { type Deps, reading } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/**
 * Looks at start whether the ledger balances, payment by payment, and says what the agreements say. Where it does not, that is logged
 * and the server starts all the same: the ledger is not needed to go on, and no one is helped by a server that stands still.
 * @returns the numbers of the agreements where it does not
 */
export function checkLedger(deps: Deps): string[] {
  const { store } = reading(deps);
  const wrong = store.ledger.agreements().filter((id) => {
    const entries = store.ledger.of(id);
    const row = store.documents.get("agreements", id);
    return !row || !isBalanced(entries) || !isEqual(accountBalances(entries), balancesOf(uncut("agreements", row)));
  });
  if (wrong.length > 0)
    deps.log.error({ agreements: wrong }, "The ledger differs from the payments of these agreements");
  return wrong;
}

function isBalanced(entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<string, number>();
  for (const { payment_id, kind, amount } of entries) {
    const key = `${payment_id} ${kind}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return [...sums.values()].every((sum) => sum === 0);
}
