import type { Passwords } from "../../ports/passwords/passwords.ts";
import { type Deps, transact } from "../base/context.ts";
import { createUser } from "./createUser.ts";

/** Makes the first administrator of an installation without accounts; afterwards it does nothing. */
export async function createFirstAdmin(
  deps: Deps & { passwords: Passwords },
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (deps.store.users.count() > 0) return;
  const password_hash = await deps.passwords.hash(password);
  const name = { first_name: "Site", last_name: "Administrator" };
  transact(deps, (tx) => createUser(tx, { ...name, email, password_hash, is_admin: true, confirmed: true }));
}
