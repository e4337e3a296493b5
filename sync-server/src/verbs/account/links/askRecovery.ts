import type { ResetRequest } from "shared-schema/api/account";
import { done, type Result } from "shared-schema/base/result";
import type { UserRow } from "../../../store/queries/account/users.ts";
import { noteEvent } from "../../core/audit.ts";
import { type Deps, type Tx, transact } from "../../core/context.ts";
import { mainProfile } from "../../profile/mainProfile.ts";
import { recoveryLetter } from "./letters.ts";
import { mailLink, mayMailLink } from "./tokens.ts";

/**
 * Sends the link to a new password where the account of an address has that first name. The answer is the same for every address,
 * and each is noted in one transaction: neither tells whether there is an account.
 * @param address the network address that asks
 */
export function askRecovery(deps: Deps, { email, first_name }: ResetRequest, address: string): Result<object> {
  transact(deps, (tx) => {
    const user = recoverable(tx, email, first_name);
    noteEvent(tx, { verb: "account.ask_recovery", user_id: user?.id ?? null }, address);
    if (!user || !mayMailLink(tx, user.email, "recovery")) return;
    const link = { user_id: user.id, profile_id: null, email: user.email, created_by: null };
    mailLink(tx, { ...link, purpose: "recovery" }, recoveryLetter);
  });
  return done({});
}

/** The account that the address belongs to; without one, the newest that was opened with it. */
function recoverable(tx: Tx, email: string, first_name: string): UserRow | undefined {
  const { users } = tx.store;
  const known = [users.byEmail(email), users.unconfirmedByEmail(email)];
  return known.find((user) => user !== undefined && user.deactivated_at === null && isCalled(tx, user, first_name));
}

function isCalled(tx: Tx, user: UserRow, first_name: string): boolean {
  const names = [user.first_name, mainProfile(tx, user.id)?.body.first_name ?? user.first_name];
  return names.some((name) => plain(name) === plain(first_name));
}

/** Without case, accents, spaces and hyphens. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
