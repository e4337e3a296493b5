import { done, type Result } from "shared-schema/base/result";
import { decideCommissionChange } from "shared-schema/commission/decide";
import { type CommissionBody, NO_COMMISSION } from "shared-schema/commission/schema";
import { runtime } from "../../../database/runtime.ts";
import { editDocument, insertDocument } from "../../edit.ts";

/** Edits the commission of an agreement under its one rule; the first edit makes its document. */
export async function editCommission(
  id: number,
  change: (before: CommissionBody) => CommissionBody,
): Promise<Result<void>> {
  const { collections, viewer } = await runtime();
  const key = String(id);
  const agreement = (await collections.agreements.findOne(key).exec())?.toMutableJSON().body ?? null;
  const decide = (before: CommissionBody | null, after: CommissionBody) =>
    decideCommissionChange(before, after, agreement, viewer());
  if (await collections.commissions.findOne(key).exec()) {
    return editDocument(collections.commissions, key, (before) => done(change(before)), decide);
  }
  return insertDocument(collections.commissions, key, decide(null, change(NO_COMMISSION)));
}
