import type { UserActive, UserView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import { isDeletedAccount } from "../../base/account/deletedAccount.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";
import { describeUser } from "../describeUser.ts";

/** Deactivates an account, whose sessions and streams end at once, or lets people log in to it again. Nothing of it is deleted. */
export function setActive(deps: Deps, actor: Actor, userId: number, { is_active }: UserActive): Result<UserView> {
  const set = attempt(deps, (tx) => {
    const user = tx.store.users.byId(userId);
    if (!user) return refused("account.not-found");
    if (user.merged_into !== null) return refused("account.merged");
    if (isDeletedAccount(user)) return refused("account.deleted");
    if (userId === actor.user_id && !is_active) return refused("account.own");
    if (is_active !== (user.deactivated_at === null)) {
      tx.store.users.setDeactivated(userId, is_active ? null : tx.now);
      if (!is_active) {
        tx.store.sessions.closeOthers(userId, "");
        tx.store.accountTokens.useAllOf(userId, tx.now);
      }
      const verb = is_active ? "account.reactivate" : "account.deactivate";
      noteEvent(tx, { verb, user_id: actor.user_id, details: { account: userId } }, null);
    }
    return done(describeUser(deps, actor, userId));
  });
  if (set.ok && !is_active) deps.bus.endUser(userId);
  return set;
}
