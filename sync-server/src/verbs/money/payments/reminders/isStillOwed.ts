import { callsOf } from "shared-schema/payments/callsOf";
import { decidePaymentRequest } from "shared-schema/payments/paymentRequest/mayRequest";
import type { Tx } from "../../../base/context.ts";
import { uncut } from "../../../base/uncut.ts";
import { debtorsToWrite } from "./debtorsToWrite.ts";

/**
 * Whether a reminder that waits in the outbox is still for a client at that address, who still owes the call.
 * @param mail its key is that of `reminderKey`
 */
export function isStillOwed(tx: Tx, { key, recipient }: { key: string; recipient: string }): boolean {
  const [, id = "", callId, , profile] = key.split("/");
  const row = tx.store.documents.get("agreements", id);
  if (!row || row.deleted) return false;
  const agreement = uncut("agreements", row);
  // A client of the agreement reads its contract: this is asked of the party, whether it has an account or not.
  const isReached = debtorsToWrite(tx, agreement).some(
    ({ profile_id, email }) => String(profile_id) === profile && email.toLowerCase() === recipient.toLowerCase(),
  );
  const call = callsOf(agreement, { write: false, can_post_payments: "NONE" }).find((each) => each.id === callId);
  return isReached && call !== undefined && decidePaymentRequest(agreement, call).ok;
}
