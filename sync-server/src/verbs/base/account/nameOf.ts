import { fullName } from "shared-schema/profile/schema";
import type { Tx } from "../context.ts";
import { isErased } from "../erased.ts";
import { uncut } from "../uncut.ts";
import { isDeletedAccount } from "./deletedAccount.ts";

/** Returns a user's name; null for no one, for users who no longer exist, and for accounts that were deleted. */
export function nameOf(tx: Pick<Tx, "store">, userId: number | null): string | null {
  const user = userId === null ? undefined : tx.store.users.byId(userId);
  return user && !isDeletedAccount(user) ? fullName(user) : null;
}

/** The name of a profile as it stands; null where there is none, or its person was erased. */
export function nameOfProfile({ store }: Pick<Tx, "store">, profileId: string): string | null {
  const row = store.documents.get("profiles", profileId);
  const profile = row && uncut("profiles", row);
  return profile && !isErased(profile) ? fullName(profile) : null;
}
