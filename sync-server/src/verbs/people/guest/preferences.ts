import { type GuestPreferencesBody, NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** The guest preferences of an agreement, whole. */
export function preferencesOf(tx: Pick<Tx, "store">, agreementId: string): GuestPreferencesBody {
  const row = tx.store.documents.get("guest_preferences", agreementId);
  return row && !row.deleted ? uncut("guest_preferences", row) : NO_GUEST_PREFERENCES;
}
