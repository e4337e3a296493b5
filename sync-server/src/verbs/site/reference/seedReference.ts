import { isEqual } from "shared-schema/base/equal";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import type { ReferenceBody } from "shared-schema/sync/bodies";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { TAX_RULES } from "../../documents/reference/taxRows.ts";

/**
 * Writes the tables that devices keep for offline use, when they are missing or came with an older version of the product. A table
 * that an administrator has changed is his: it stays as it is.
 */
export function seedReference(deps: Deps): void {
  const body: ReferenceBody = { kind: TAX_RULES, rows: seedTaxRows() };
  transact(deps, (tx) => {
    const row = tx.store.documents.get("reference", TAX_RULES);
    if (row && (isEqual(uncut("reference", row), body) || isEdited(tx))) return;
    commitDocument(tx, {
      collection: "reference",
      id: TAX_RULES,
      before: row ?? null,
      body,
      user_id: null,
      op: "seed",
      event: { verb: "reference.seed" },
    });
  });
}

/** Whether someone here has changed the table. */
function isEdited({ store }: Tx): boolean {
  return store.history.writtenAfter("reference", TAX_RULES, 0).some(({ user_id }) => user_id !== null);
}
