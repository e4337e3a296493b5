import { knownTaxRows, type TaxRow, taxRow } from "shared-schema/pricing/tax/rows";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** Key of the tax table in the `reference` collection. */
export const TAX_RULES = "tax-rules";

/** The tax table in force. */
export function taxRowsNow(tx: Tx): TaxRow[] {
  const row = tx.store.documents.get("reference", TAX_RULES);
  return row ? uncut("reference", row).rows.map((rate) => taxRow.parse(rate)) : seedTaxRows();
}

/** The table as it was when the history had come to one of its rows; the first one for what is older. */
export function taxRowsAt(tx: Tx, revision: number): TaxRow[] {
  const row = tx.store.history.asOf("reference", TAX_RULES, revision);
  return row ? knownTaxRows(uncut("reference", row).rows) : seedTaxRows();
}
