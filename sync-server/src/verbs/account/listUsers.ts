import type { UserView } from "shared-schema/api/account";
import type { Actor, Deps } from "../core/context.ts";
import { describeUser } from "./describeUser.ts";

/** Every account, for administrators. */
export function listUsers(deps: Deps, actor: Actor): UserView[] {
  return deps.store.users.all().map((user) => describeUser(deps, actor, user.id));
}
