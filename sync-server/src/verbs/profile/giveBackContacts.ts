import { printOf } from "shared-schema/profile/imported";
import { contactKey } from "shared-schema/profile/schema";
import { mainProfile } from "../base/account/mainProfile.ts";
import { type Deps, transact } from "../base/context.ts";
import { DAY_MS, movedBy } from "../base/instants.ts";
import { uncut } from "../base/uncut.ts";
import { createDocument } from "../documents/createDocument.ts";

/** A device that was away may still send the contact of a profile that it has sent before. */
const PATIENCE_MS = DAY_MS;
/** So many are given back at a time: the next day has a turn, too. */
const MOST_AT_ONCE = 5_000;

/**
 * Gives people back whose import was cut off between profile and contact: they are in no list of their maker, who would be warned of
 * them as duplicates. Their contacts say that they come from an interrupted import, which can be undone like any other.
 * @returns how many contacts were made
 */
export function giveBackContacts(deps: Deps): number {
  return transact(deps, (tx) => {
    const lost = tx.store.contacts.unseen(movedBy(tx.now, -PATIENCE_MS)).slice(0, MOST_AT_ONCE);
    let given = 0;
    for (const row of lost) {
      const profile = uncut("profiles", row);
      const user_id = profile.created_by;
      const account = tx.store.users.byId(user_id);
      const from = account && account.deactivated_at === null ? mainProfile(tx, user_id) : undefined;
      if (!from) continue;
      const profile_id = Number(row.id);
      const imported = { id: `given-back-${tx.now.slice(0, 10)}`, file: null, print: printOf(profile) };
      const link = { user_id, from_profile_id: from.id, profile_id, email: profile.email, send_invite: false };
      const body = { ...link, created_at: tx.now, imported };
      const event = { verb: "contact.create" } as const;
      const id = contactKey(from.id, profile_id);
      const written = createDocument(tx, { user_id, is_admin: false }, { collection: "contacts", id, body, event });
      if (written.ok) given += 1;
    }
    return given;
  });
}
