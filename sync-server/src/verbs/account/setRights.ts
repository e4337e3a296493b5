import type { UserRights, UserView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps } from "../base/context.ts";
import { describeUser } from "./describeUser.ts";

/** Lets an account create agreements, or no longer. Agreements it has created stay its own. */
export function setRights(deps: Deps, actor: Actor, userId: number, rights: UserRights): Result<UserView> {
  return attempt(deps, (tx) => {
    const user = tx.store.users.byId(userId);
    if (!user) return refused("account.not-found");
    const { may_create_agreements } = rights;
    if (may_create_agreements !== (user.may_create_agreements === 1)) {
      tx.store.users.letCreateAgreements(userId, may_create_agreements);
      const details = { account: userId, may_create_agreements };
      noteEvent(tx, { verb: "account.set_rights", user_id: actor.user_id, details }, null);
    }
    return done(describeUser(deps, actor, userId));
  });
}
