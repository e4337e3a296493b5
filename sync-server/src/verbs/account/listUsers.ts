import type { ListedUser } from "shared-schema/api/account";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import { idleSince } from "../base/account/idleSince.ts";
import { type Actor, type Deps, reading } from "../base/context.ts";
import { describeUser } from "./describeUser.ts";

/**
 * The accounts by their numbers, for administrators.
 * @param after the number before the first of a page; all of them without it
 */
export function listUsers(deps: Deps, actor: Actor, after?: number): ListedUser[] {
  const { store, now } = reading(deps);
  const rows = after === undefined ? store.users.all() : store.users.page(after, PAGE_LENGTH);
  return rows.map(({ id }) => ({
    ...describeUser(deps, actor, id),
    last_seen_at: store.sessions.ofUser(id, now, idleSince(now))[0]?.used_at ?? null,
    has_second_factor: store.factors.any(id),
  }));
}
