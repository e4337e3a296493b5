import type { RegisterRequest, UserView } from "shared-schema/api/account";
import { done, type Result } from "shared-schema/result";
import type { Passwords } from "../../ports/passwords.ts";
import { attempt, type Deps } from "../context.ts";
import { createUser } from "./createUser.ts";
import { describeUser } from "./describeUser.ts";

/** Opens an account; the client logs in afterwards. */
export async function register(
  deps: Deps & { passwords: Passwords },
  input: RegisterRequest,
): Promise<Result<UserView>> {
  const password_hash = await deps.passwords.hash(input.password);
  const created = attempt(deps, (tx) => createUser(tx, { ...input, password_hash, is_admin: false }));
  if (!created.ok) return created;
  const { user_id } = created.value;
  return done(describeUser(deps, { user_id, is_admin: false }, user_id));
}
