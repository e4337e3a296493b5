import type { RegisterRequest, UserView } from "shared-schema/api/account";
import { done, fault, type Result, refusedAt } from "shared-schema/base/result";
import { isGuessable } from "../../ports/passwords/guessable.ts";
import type { Passwords } from "../../ports/passwords/passwords.ts";
import { attempt, type Deps, isDiskLow } from "../base/context.ts";
import { DISK_FULL } from "../base/quota.ts";
import { createUser } from "./createUser.ts";
import { describeUser } from "./describeUser.ts";
import { mailSignUp } from "./links/confirmation.ts";

/**
 * Opens an account; the client logs in afterwards. It is opened whoever else has one with that address, as the answer would tell
 * that: the address belongs to the account that confirms it by the link that is mailed there.
 * @param address the network address that asks
 */
export async function register(
  deps: Deps & { passwords: Passwords },
  input: RegisterRequest,
  address: string,
): Promise<Result<UserView>> {
  if (isDiskLow(deps)) return DISK_FULL;
  if (await isGuessable(input.password, { ...input, emails: [input.email] })) {
    return refusedAt({ password: [fault("weak-password")] }, "account.weak-password");
  }
  const password_hash = await deps.passwords.hash(input.password);
  const created = attempt(deps, (tx) => {
    const made = createUser(tx, { ...input, password_hash, is_admin: false, confirmed: false }, address);
    if (made.ok) mailSignUp(tx, made.value.user_id, input.email);
    return made;
  });
  if (!created.ok) return created;
  const { user_id } = created.value;
  return done(describeUser(deps, { user_id, is_admin: false }, user_id));
}
