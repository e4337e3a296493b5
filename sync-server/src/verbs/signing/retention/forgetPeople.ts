import { isDeletedAccount } from "../../base/account/deletedAccount.ts";
import type { SigningDeps } from "../deps.ts";

/** Has the signing service forget the people whose accounts were deleted here. @returns their number */
export function forgetPeople({ store, signing }: Pick<SigningDeps, "store" | "signing">): number {
  const known = signing?.people;
  if (!known) return 0;
  const gone = known.subjects().filter((subject) => {
    const user = store.users.byId(Number(subject));
    return user === undefined || isDeletedAccount(user);
  });
  for (const subject of gone) known.forget(subject);
  return gone.length;
}
