import { type GuestPreferencesBody, NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** The guest preferences of an agreement, whole. */
export function preferencesOf(tx: Pick<Tx, "store">, agreementId: string): GuestPreferencesBody {
  const row = tx.store.documents.get("guest_preferences", agreementId);
  return row && !row.deleted ? bodyOf("guest_preferences", row) : NO_GUEST_PREFERENCES;
}
