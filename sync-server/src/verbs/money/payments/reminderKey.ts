import { byPos } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { callsOf } from "shared-schema/payments/callsOf";
import { decidePaymentRequest } from "shared-schema/payments/paymentRequest/mayRequest";
import { claimAddress } from "../../base/account/claimAddress.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** A client and the address that mail reaches: the account's, or the profile's until someone has claimed it. */
interface WrittenDebtor {
  profile_id: number;
  email: string;
  /** Null without an account. */
  user_id: number | null;
}

/** The clients of an agreement whom mail reaches, each address once. */
export function debtorsToWrite(tx: Tx, { parties }: Pick<AgreementBody, "parties">): WrittenDebtor[] {
  const known = new Set<string>();
  return byPos(parties).flatMap(([, { role, profile_id }]) => {
    const debtor = role === "clients" ? addressed(tx, profile_id) : null;
    if (!debtor || known.has(debtor.email)) return [];
    known.add(debtor.email);
    return [debtor];
  });
}

function addressed(tx: Tx, profile_id: number): WrittenDebtor | null {
  const user_id = ownerOf(tx, profile_id);
  if (user_id === null) {
    const email = claimAddress(tx, profile_id);
    return email === null ? null : { profile_id, email, user_id };
  }
  const user = tx.store.users.byId(user_id);
  const isReached = user && user.confirmed_at !== null && user.deactivated_at === null;
  return isReached ? { profile_id, email: user.email, user_id } : null;
}

interface MailOfReminder {
  agreement: number;
  callId: string;
  reminder: string;
  profile_id: number;
}

/** The key of the mail of a reminder to one client. */
export function reminderKey({ agreement, callId, reminder, profile_id }: MailOfReminder): string {
  return `call-reminder/${agreement}/${callId}/${reminder}/${profile_id}`;
}

/** Whether a reminder that waits in the outbox is still for a client at that address, who still owes the call. */
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
