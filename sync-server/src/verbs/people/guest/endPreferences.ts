import { isEqual } from "shared-schema/base/equal";
import { withoutLeftGuests } from "shared-schema/guest/left";
import { uncut } from "../../base/uncut.ts";
import { following } from "../../documents/consequences.ts";
import { writeBeside } from "../../documents/writeDocument.ts";

/** Preferences end with the agreement, and those of a guest who is no passenger any more. */
export const endPreferences = following("agreements", (tx, change) => {
  const before = tx.store.documents.get("guest_preferences", change.id);
  if (!before || before.deleted) return;
  const known = uncut("guest_preferences", before);
  const body = change.stands && withoutLeftGuests(known, change.stands);
  if (!isEqual(body, known)) writeBeside(tx, change, "guest_preferences", body);
});
