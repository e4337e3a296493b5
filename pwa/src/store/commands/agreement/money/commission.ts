import type { Viewer } from "shared-schema/agreement/access";
import { done, type Result } from "shared-schema/base/result";
import { decideCommissionChange } from "shared-schema/commission/decide";
import { type CommissionBody, type Instalment, NO_COMMISSION, withInstalment } from "shared-schema/commission/schema";
import { type Runtime, runtime } from "../../../database/runtime.ts";
import { editDocument, insertDocument } from "../../edit.ts";

/** Edits the commission of an agreement under its one rule; the first edit makes its document. */
export async function editCommission(
  id: number,
  change: (before: CommissionBody) => CommissionBody,
): Promise<Result<void>> {
  const { collections, viewer } = await runtime();
  return editCommissionIn(collections, viewer(), id, change);
}

/** The same in given collections, by a given viewer. */
export async function editCommissionIn(
  collections: Pick<Runtime["collections"], "agreements" | "commissions">,
  viewer: Viewer,
  id: number,
  change: (before: CommissionBody) => CommissionBody,
): Promise<Result<void>> {
  const key = String(id);
  const agreement = (await collections.agreements.findOne(key).exec())?.toMutableJSON().body ?? null;
  const decide = (before: CommissionBody | null, after: CommissionBody) =>
    decideCommissionChange(before, after, agreement, viewer);
  const stands = () => collections.commissions.findOne(key).exec();
  const edit = () => editDocument(collections.commissions, key, (before) => done(change(before)), decide);
  if (await stands()) return edit();
  const made = await insertDocument(collections.commissions, key, decide(null, change(NO_COMMISSION)));
  // Another edit on this device has made it meanwhile.
  return !made.ok && (await stands()) ? edit() : made;
}

/** Adds an instalment to the commission of a party. */
export async function addInstalment(id: number, instalment: Partial<Instalment>): Promise<Result<void>> {
  const { newId } = await runtime();
  const key = newId();
  return editCommission(id, (before) => withInstalment(before, key, instalment));
}
