import { accessTo } from "shared-schema/agreement/access";
import { isGenerated } from "shared-schema/agreement/status";
import { isFrozen } from "shared-schema/frozen/inputs";
import { knownWithdrawn, type WithdrawnRow } from "shared-schema/pricing/tax/table/withdrawn";
import { contractReadersOf } from "../../../agreement/contractReaders.ts";
import { stateAt } from "../../../agreement/stateAt.ts";
import { type Deps, type Tx, transact } from "../../../base/context.ts";
import { derived } from "../../../base/derived.ts";
import { uncut } from "../../../base/uncut.ts";
import { viewerOf } from "../../../base/viewer.ts";
import { TAX_RULES } from "../../../documents/reference/taxRows.ts";
import { addAlert } from "../addAlert.ts";

/**
 * Tells the writers of each agreement that was priced with a rate that a change of the tax table took back, once, with the reason: of
 * drafts, and of those that keep the rate in their frozen copy. Requests are answered in between.
 * @param revision of the change
 * @param goOn asked before each agreement
 * @returns whether all of them were looked at
 */
export async function alertWithdrawn(deps: Deps, revision: number, goOn: () => boolean): Promise<boolean> {
  const before = withdrawnAt(deps, revision - 1);
  const taken = withdrawnAt(deps, revision).slice(before.length);
  if (taken.length === 0) return true;
  for (const id of deps.store.documents.idsIn("agreements")) {
    if (!goOn()) return false;
    try {
      await derived(null, () => transact(deps, (tx) => notifyWriters(tx, id, revision, taken)));
    } catch (error) {
      deps.log.error({ err: error, agreement: id }, "The price could not be looked at");
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return true;
}

function withdrawnAt({ store }: Pick<Deps, "store">, revision: number): WithdrawnRow[] {
  const row = store.history.asOf("reference", TAX_RULES, revision);
  return row ? knownWithdrawn(uncut("reference", row).withdrawn) : [];
}

function notifyWriters(tx: Tx, id: string, revision: number, taken: readonly WithdrawnRow[]): void {
  const row = tx.store.documents.get("agreements", id);
  if (!row || row.deleted) return;
  const agreement = uncut("agreements", row);
  const { status, contract_type } = agreement;
  const kept = isGenerated(status) ? "GENERATED" : isFrozen(status) ? "LOCKED" : "NO";
  for (const { row: rate, reason, by, at } of taken) {
    // A draft is priced with the table of before; a frozen one with its own copy, which is the latest there is.
    const when = isFrozen(status) ? { revision: Number.MAX_SAFE_INTEGER - 1, at } : { revision: revision - 1, at };
    if (rate.contract_type !== contract_type || !isPricedWith(tx, id, when, rate)) continue;
    const cause = `${rate.code}/${rate.valid_from}/${at}`;
    const details = { rate: { code: rate.code, rate: rate.rate, reason, kept } } as const;
    for (const { id: user_id } of contractReadersOf(tx, agreement)) {
      const isWriter = accessTo(agreement, viewerOf(tx, { user_id, is_admin: false })).write;
      if (!isWriter || user_id === by) continue;
      addAlert(tx, { cause, kind: "rate-withdrawn", user_id, agreement_id: Number(id), details });
    }
  }
}

function isPricedWith(
  tx: Tx,
  id: string,
  when: { revision: number; at: string },
  { code, valid_from }: WithdrawnRow["row"],
): boolean {
  const state = stateAt(tx, id, when);
  if (!state) return false;
  const { agreement, inputs } = state;
  // As screens show it: a draft's price may rest on estimated times.
  const of = { agreement, yacht: inputs.yacht, taxRows: inputs.taxRows, today: inputs.today };
  const { tax } = tx.derivations.get("plan", { ...of, estimates: inputs.frozen_at === null });
  return tax.rows.some((row) => row.code === code && row.valid_from === valid_from);
}
