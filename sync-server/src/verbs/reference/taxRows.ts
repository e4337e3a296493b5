import { type TaxRow, taxRow } from "shared-schema/pricing/tax/rows";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** Key of the tax table in the `reference` collection. */
export const TAX_RULES = "tax-rules";

/** The tax table in force. */
export function taxRowsNow(tx: Tx): TaxRow[] {
  const row = tx.store.documents.get("reference", TAX_RULES);
  return row ? bodyOf("reference", row).rows.map((rate) => taxRow.parse(rate)) : seedTaxRows();
}
