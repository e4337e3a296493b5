import { done, type Result, refused } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt, type TxDeps } from "../../base/context.ts";

/**
 * Removes every second factor of the account that an address belongs to, and ends its sessions: for an operator who knows the owner.
 * @returns refused where no account has the address, or the account has no second factor
 */
export function resetFactor(deps: TxDeps, email: string): Result<{ user_id: number; sessions: number }> {
  return attempt(deps, (tx) => {
    const user = tx.store.users.byEmail(email);
    if (!user) return refused("account.not-found");
    if (!tx.store.factors.any(user.id)) return refused("factor.none");
    tx.store.factors.forget(user.id);
    const sessions = tx.store.sessions.closeOthers(user.id, "");
    noteEvent(tx, { verb: "factor.reset", user_id: null, details: { account: user.id, sessions } }, null);
    return done({ user_id: user.id, sessions });
  });
}
