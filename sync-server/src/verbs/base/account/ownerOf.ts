import type { Tx } from "../context.ts";
import { uncut } from "../uncut.ts";

/** The account that owns a profile now; null while no one has claimed it. */
export function ownerOf({ store }: Pick<Tx, "store">, profileId: number): number | null {
  const row = store.documents.get("profiles", String(profileId));
  return row && !row.deleted ? uncut("profiles", row).user_id : null;
}
