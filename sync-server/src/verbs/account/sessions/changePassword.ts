import type { PasswordChange } from "shared-schema/api/account";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { isGuessable } from "../../../ports/passwords/guessable.ts";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, transact } from "../../base/context.ts";

/**
 * Changes the password of the account that is logged in, which takes the former one. Every other session ends.
 * @param token of the session that stays
 * @param address the network address that asks
 */
export async function changePassword(
  deps: Deps & { passwords: Passwords },
  { user_id }: Actor,
  { password, new_password }: PasswordChange,
  { token, address }: { token: string; address: string },
): Promise<Result<object>> {
  const user = deps.store.users.byId(user_id);
  if (!user) return refused("account.not-found");
  if (!(await deps.passwords.verify(user.password_hash, password))) {
    transact(deps, (tx) => noteEvent(tx, { verb: "account.proof_failed", user_id }, address));
    return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
  }
  if (await isGuessable(new_password, { ...user, emails: [user.email] })) {
    return refusedAt({ new_password: [fault("weak-password")] }, "account.weak-password");
  }
  const password_hash = await deps.passwords.hash(new_password);
  const changed = attempt(deps, (tx) => {
    // Two changes at once: the second one knows a password that is no longer the account's.
    if (tx.store.users.byId(user_id)?.password_hash !== user.password_hash) {
      return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
    }
    tx.store.users.setPassword(user_id, password_hash);
    tx.store.sessions.closeOthers(user_id, tokenHash(token));
    tx.store.accountTokens.useAllOf(user_id, tx.now);
    noteEvent(tx, { verb: "account.change_password", user_id }, null);
    return done({});
  });
  if (changed.ok) deps.bus.endUser(user_id, (session) => session !== token);
  return changed;
}
