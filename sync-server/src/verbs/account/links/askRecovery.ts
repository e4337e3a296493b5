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
 * and so is the work: the same statements run, in one transaction that notes the question, and a link that nobody is to have is taken back.
 * @param address the network address that asks
 */
export function askRecovery(deps: Deps, { email, first_name }: ResetRequest, address: string): Result<object> {
  transact(deps, (tx) => {
    const user = recoverable(tx, email, first_name);
    noteEvent(tx, { verb: "account.ask_recovery", user_id: user?.id ?? null }, address);
    const to = email.toLowerCase();
    const mayMail = mayMailLink(tx, to, "recovery");
    const link = { user_id: user?.id ?? null, profile_id: null, email: to, created_by: null };
    keepOnly(tx, user !== undefined && mayMail, () => mailLink(tx, { ...link, purpose: "recovery" }, recoveryLetter));
  });
  return done({});
}

class NotKept extends Error {}

/** Does some work, and takes it back where it is not to stand. */
function keepOnly(tx: Tx, isKept: boolean, work: () => void): void {
  try {
    tx.store.transaction(() => {
      work();
      if (!isKept) throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}

/**
 * Looks at two accounts of an address, whether they are there or not: the one that it belongs to, and the newest with that first name of those
 * that were opened with it. A stranger who has opened a newer one stands in nobody's way.
 */
function recoverable(tx: Tx, email: string, first_name: string): UserRow | undefined {
  const { users } = tx.store;
  const opened = users.allUnconfirmed(email);
  const named = opened.find((user) => plain(user.first_name) === plain(first_name)) ?? opened[0];
  const fitting = [users.byEmail(email), named].filter((user) => {
    const called = isCalled(tx, user, first_name);
    return called && user?.deactivated_at === null;
  });
  return fitting[0];
}

function isCalled(tx: Tx, user: UserRow | undefined, first_name: string): boolean {
  // No account has the number 0.
  const profile = mainProfile(tx, user?.id ?? 0);
  const names = user ? [user.first_name, profile?.body.first_name ?? user.first_name] : [];
  return names.some((name) => plain(name) === plain(first_name));
}

/** Without case, accents, spaces and hyphens. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
