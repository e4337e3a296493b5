import type { TaxTableChange, TaxTableView } from "shared-schema/api/reference/taxTable";
import { done, type Result, refused } from "shared-schema/base/result";
import { knownTaxRows, type TaxRow } from "shared-schema/pricing/tax/rows";
import { rowDifferences } from "shared-schema/pricing/tax/table/differences";
import { changeTable, type TableChange, type TaxRowKey } from "shared-schema/pricing/tax/table/table";
import { knownWithdrawn, type WithdrawnRow } from "shared-schema/pricing/tax/table/withdrawn";
import type { ReferenceBody } from "shared-schema/sync/bodies";
import { nameOf } from "../../base/account/nameOf.ts";
import { type Actor, attempt, type Deps, reading } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { TAX_RULES, taxRowsNow } from "../../documents/reference/taxRows.ts";

/** Changes of the table that are told, the newest first. */
const MOST_TOLD = 100;

/** The table in force, with the revision that a change of it is based on. */
export function readTaxTable(deps: Deps): Result<TaxTableView> {
  const tx = reading(deps);
  const row = tx.store.documents.get("reference", TAX_RULES);
  if (!row) return refused("tax-row.not-found");
  const withdrawn = knownWithdrawn(uncut("reference", row).withdrawn);
  return done({ revision: row.rev, rows: taxRowsNow(tx), withdrawn });
}

/**
 * Changes the table, for all devices and every draft at once. Frozen copies keep their rows.
 * @param revision of the table that the change was made upon
 */
export function changeTaxTable(deps: Deps, actor: Actor, revision: number, change: TableChange): Result<TaxTableView> {
  return attempt(deps, (tx) => {
    const row = tx.store.documents.get("reference", TAX_RULES);
    if (!row) return refused("tax-row.not-found");
    if (row.rev !== revision) return refused("tax-table.changed");
    const before = taxRowsNow(tx);
    const rows = changeTable(before, change, tx.now.slice(0, 10));
    if (!rows.ok) return rows;
    const table = uncut("reference", row);
    const withdrawn = [
      ...knownWithdrawn(table.withdrawn),
      ...withdrawnBy(before, change, { by: actor.user_id, at: tx.now }),
    ];
    const body: ReferenceBody = { ...table, rows: rows.value, ...(withdrawn.length > 0 && { withdrawn }) };
    const committed = commitDocument(tx, {
      collection: "reference",
      id: TAX_RULES,
      before: row,
      body,
      user_id: actor.user_id,
      op: `rest-${tx.ids.uuid()}`,
      event: { verb: VERBS[change.kind], details: keyOf(change) },
    });
    return done({ revision: committed.rev, rows: rows.value, withdrawn });
  });
}

const VERBS = { ADD: "tax_row.add", END: "tax_row.end", WITHDRAW: "tax_row.withdraw" } as const;

/** The row that a change takes back for a reason. */
function withdrawnBy(
  rows: readonly TaxRow[],
  change: TableChange,
  stamp: Pick<WithdrawnRow, "by" | "at">,
): WithdrawnRow[] {
  if (change.kind !== "WITHDRAW" || !change.reason) return [];
  const { code, valid_from, reason } = change;
  const row = rows.find((each) => each.code === code && each.valid_from === valid_from);
  return row ? [{ row, reason, ...stamp }] : [];
}

function keyOf(change: TableChange): TaxRowKey {
  const { code, valid_from } = change.kind === "ADD" ? change.row : change;
  return { code, valid_from };
}

/** Lists who changed which rows and when, the newest first. */
export function listTaxChanges(deps: Deps): TaxTableChange[] {
  const tx = reading(deps);
  const changes: TaxTableChange[] = [];
  let later: Pick<TaxTableChange, "revision" | "at" | "author"> | null = null;
  let after: ReturnType<typeof knownTaxRows> = [];
  for (const written of tx.store.history.newestRevisions("reference", TAX_RULES, MOST_TOLD + 1)) {
    const { rev, at, user_id } = written;
    const rows = knownTaxRows(uncut("reference", written).rows);
    if (later) changes.push({ ...later, rows: rowDifferences(rows, after) });
    later = { revision: rev, at, author: user_id === null ? null : { user_id, name: nameOf(tx, user_id) } };
    after = rows;
  }
  // The first state of all is that of the product.
  if (later && changes.length < MOST_TOLD) changes.push({ ...later, rows: rowDifferences([], after) });
  return changes;
}
