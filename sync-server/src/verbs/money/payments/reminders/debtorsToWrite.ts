import { byPos } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { claimAddress } from "../../../base/account/claimAddress.ts";
import { ownerOf } from "../../../base/account/ownerOf.ts";
import type { Tx } from "../../../base/context.ts";

/** A client and the address that mail reaches: the account's, or the profile's until someone has claimed it. */
export interface WrittenDebtor {
  profile_id: number;
  email: string;
  /** Null without an account. */
  user_id: number | null;
}

/** The clients of an agreement whom mail reaches, each address once. */
export function debtorsToWrite(tx: Tx, { parties }: Pick<AgreementBody, "parties">): WrittenDebtor[] {
  const known = new Set<string>();
  return byPos(parties).flatMap(([, { role, profile_id }]) => {
    const debtor = role === "clients" ? debtorOf(tx, profile_id) : null;
    if (!debtor || known.has(debtor.email)) return [];
    known.add(debtor.email);
    return [debtor];
  });
}

/** A client with an address; null where mail does not reach the client. */
function debtorOf(tx: Tx, profile_id: number): WrittenDebtor | null {
  const user_id = ownerOf(tx, profile_id);
  if (user_id === null) {
    const email = claimAddress(tx, profile_id);
    return email === null ? null : { profile_id, email, user_id };
  }
  const user = tx.store.users.byId(user_id);
  const isReached = user && user.confirmed_at !== null && user.deactivated_at === null;
  return isReached ? { profile_id, email: user.email, user_id } : null;
}
