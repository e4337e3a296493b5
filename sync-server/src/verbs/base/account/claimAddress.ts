import { isPlaceholder } from "shared-schema/profile/placeholder";
import type { Tx } from "../context.ts";
import { uncut } from "../uncut.ts";

/** The address of a profile that no one has claimed, in lower case; null where it has none, or an owner. */
export function claimAddress({ store }: Pick<Tx, "store">, profileId: number): string | null {
  const row = store.documents.get("profiles", String(profileId));
  if (!row || row.deleted) return null;
  const { user_id, email, soft_deleted } = uncut("profiles", row);
  const isOpen = user_id === null && !soft_deleted && email !== null && !isPlaceholder(email);
  return isOpen ? email.toLowerCase() : null;
}
