import type { UserView } from "shared-schema/api/account";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import type { Actor, Deps } from "../base/context.ts";
import { describeUser } from "./describeUser.ts";

/**
 * The accounts by their numbers, for administrators.
 * @param after the number before the first of a page; all of them without it
 */
export function listUsers(deps: Deps, actor: Actor, after?: number): UserView[] {
  const { users } = deps.store;
  const rows = after === undefined ? users.all() : users.page(after, PAGE_LENGTH);
  return rows.map((user) => describeUser(deps, actor, user.id));
}
