import type { Tx } from "../context.ts";

/** The account that an account is today: itself, or the one that it was merged into, however often. */
export function accountNow({ store }: Pick<Tx, "store">, userId: number): number {
  let now = userId;
  // An account that was merged into another is closed, so the way ends.
  for (let into = store.users.byId(now)?.merged_into; into; into = store.users.byId(now)?.merged_into) now = into;
  return now;
}

/** The accounts that an account has been before: those that were merged into it, and into them. */
export function formerAccounts({ store }: Pick<Tx, "store">, userId: number): ReadonlySet<number> {
  const formers = new Set<number>();
  const look = (account: number) => {
    for (const former of store.users.mergedInto(account)) {
      formers.add(former);
      look(former);
    }
  };
  look(userId);
  return formers;
}
