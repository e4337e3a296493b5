import { partOf } from "shared-schema/agreement/mutations/parts";
import { type CommissionBody, NO_COMMISSION } from "shared-schema/commission/schema";
import type { DocumentEvent } from "../../base/audit/events.ts";
import { followingWithEvents } from "../../documents/consequences.ts";

/** The audit events of what a commission says was paid are noted beside the edit's. */
export const notePaidCommission = followingWithEvents("commissions", (_, { previous, current }) =>
  payEvents(previous, current),
);

/** The audit events of the instalments of which a change says that they were paid, or no longer so. */
function payEvents(before: CommissionBody | null, after: CommissionBody | null): DocumentEvent[] {
  if (after === null) return [];
  const previous = (before ?? NO_COMMISSION).instalments;
  const ids = new Set([...Object.keys(previous), ...Object.keys(after.instalments)]);
  return [...ids].flatMap((instalment): DocumentEvent[] => {
    const wasPaid = (partOf(previous, instalment)?.date_paid ?? null) !== null;
    const isPaid = (partOf(after.instalments, instalment)?.date_paid ?? null) !== null;
    if (wasPaid === isPaid) return [];
    return [{ verb: `commission.${isPaid ? "pay" : "unpay"}`, details: { instalment } }];
  });
}
