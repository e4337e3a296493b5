import type { Tx } from "../../core/context.ts";

/** The account that an account is today: itself, or the one that it was merged into, however often. */
export function accountNow({ store }: Pick<Tx, "store">, userId: number): number {
  let now = userId;
  // An account that was merged into another is closed, so the way ends.
  for (let into = store.users.byId(now)?.merged_into; into; into = store.users.byId(now)?.merged_into) now = into;
  return now;
}
