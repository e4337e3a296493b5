import type { Identification } from "shared-schema/contract/certificate/data";
import { fullName } from "shared-schema/profile/schema";
import type { SignerAccount } from "../../ports/signer/accountToken.ts";
import { mainProfile } from "../base/account/mainProfile.ts";
import { nameOf } from "../base/account/nameOf.ts";
import type { Tx } from "../base/context.ts";

/** What the signing service gets to know of a person: all of it as the account has it. Null where there is no such account. */
export function accountFor(tx: Tx, userId: number): SignerAccount | null {
  const user = tx.store.users.byId(userId);
  if (!user) return null;
  const inviter = mainProfile(tx, userId)?.body.created_by ?? userId;
  return {
    subject: String(userId),
    name: fullName(user),
    given_name: user.first_name,
    family_name: user.last_name,
    email: user.email,
    email_confirmed_at: user.confirmed_at,
    invited_by: inviter === userId ? null : nameOf(tx, inviter),
    second_factor: tx.store.factors.any(userId),
  };
}

/** How a person was identified, as JSON: what is told to the signing service, but for the names and the address. Null without an account. */
export function identityOf(tx: Tx, userId: number): string | null {
  const account = accountFor(tx, userId);
  if (account === null) return null;
  const { email_confirmed_at, invited_by, second_factor } = account;
  return JSON.stringify({ email_confirmed_at, invited_by, second_factor } satisfies Identification);
}
