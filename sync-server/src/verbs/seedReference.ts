import { seedTaxRows, type TaxRow, taxRow } from "shared-schema/pricing/tax/rows";
import type { ReferenceBody } from "shared-schema/sync/bodies";
import { isEqual } from "shared-schema/sync/equal";
import { bodyOf } from "./bodies.ts";
import { commitDocument } from "./commitDocument.ts";
import { type Deps, type Tx, transact } from "./context.ts";

/** Key of the tax table in the `reference` collection. */
export const TAX_RULES = "tax-rules";

/** Writes the tables that devices keep for offline use, when they are missing or came with an older version of the product. */
export function seedReference(deps: Deps): void {
  const body: ReferenceBody = { kind: TAX_RULES, rows: seedTaxRows() };
  transact(deps, (tx) => {
    const row = tx.store.documents.get("reference", TAX_RULES);
    if (row && isEqual(JSON.parse(row.body), body)) return;
    commitDocument(tx, { collection: "reference", id: TAX_RULES, body, user_id: null, op: "seed" });
  });
}

/** The tax table in force. */
export function taxRowsNow(tx: Tx): TaxRow[] {
  const row = tx.store.documents.get("reference", TAX_RULES);
  return row ? bodyOf("reference", row).rows.map((rate) => taxRow.parse(rate)) : seedTaxRows();
}
