import type { ListedUser } from "shared-schema/api/account";
import { type ListQuery, type Page, pageOf } from "shared-schema/api/operator/page";
import { idleSince } from "../base/account/idleSince.ts";
import { type Actor, type Deps, reading } from "../base/context.ts";
import { describeUser } from "./describeUser.ts";

/** A page of the accounts by their numbers, for administrators. */
export function listUsers(deps: Deps, actor: Actor, { after, per_page }: ListQuery): Page<ListedUser> {
  const { store, now } = reading(deps);
  const { entries, next } = pageOf(store.users.page(after, per_page + 1), per_page, ({ id }) => id);
  const listed = entries.map(({ id }) => ({
    ...describeUser(deps, actor, id),
    last_seen_at: store.sessions.ofUser(id, now, idleSince(now))[0]?.used_at ?? null,
    has_second_factor: store.factors.any(id),
  }));
  return { entries: listed, next };
}
