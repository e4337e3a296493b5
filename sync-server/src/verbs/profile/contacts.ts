import type { ContactCreate, ContactGroup, ContactView } from "shared-schema/api/contact";
import { done, type Result, refused } from "shared-schema/base/result";
import { contactKey } from "shared-schema/profile/schema";
import { bodyOf } from "../core/bodies.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../core/context.ts";
import { createDocument } from "../core/createDocument.ts";
import { deleteDocument } from "../core/editDocument.ts";
import { mainProfile } from "./mainProfile.ts";
import { profileFor, writeProfile } from "./profiles.ts";

/** The contacts of each of a user's profiles. */
export function listContacts(deps: Deps, reader: Actor): ContactGroup[] {
  const tx = reading(deps);
  const { documents } = tx.store;
  const contacts = documents.ownedBy("contacts", reader.user_id).map((row) => bodyOf("contacts", row));
  const owners = documents.ownedBy("profiles", reader.user_id).map((row) => Number(row.id));
  return owners.map((from_profile_id) => ({
    from_profile_id,
    contacts: contacts
      .filter((contact) => contact.from_profile_id === from_profile_id)
      .flatMap((contact) => viewOf(tx, reader, contact.profile_id, contact.send_invite) ?? []),
  }));
}

function viewOf(tx: Tx, actor: Actor, profileId: number, send_invite: boolean): ContactView | undefined {
  const profile = profileFor(tx, actor, String(profileId));
  return profile && { ...profile, is_new: profile.user_id === null, send_invite };
}

/**
 * Creates a profile that nobody owns yet and keeps it as a contact.
 * @returns the contact, or null when somebody with this address can be seen already
 */
export function createContact(deps: Deps, actor: Actor, input: ContactCreate): Result<ContactView | null> {
  return attempt(deps, (tx) => {
    const { first_name, last_name, send_invite = true } = input;
    const email = input.email?.toLowerCase() ?? null;
    // An account that has not confirmed its own address is not told about those of others.
    const isConfirmed = tx.store.users.byId(actor.user_id)?.confirmed_at !== null;
    if (email !== null && isConfirmed && isKnown(tx, actor, email)) return done(null);
    const from_profile_id = input.from_profile_id ?? mainProfile(tx, actor.user_id)?.id ?? null;
    if (from_profile_id === null) return refused("contact.no-profile");
    const profile = writeProfile(tx, actor, null, { first_name, last_name, email }, null);
    if (!profile.ok) return profile;
    const profile_id = profile.value;
    const body = { user_id: actor.user_id, from_profile_id, profile_id, email, send_invite, created_at: tx.now };
    const id = contactKey(from_profile_id, profile_id);
    const event = { verb: "contact.create" } as const;
    const written = createDocument(tx, actor, { collection: "contacts", id, body, event });
    if (!written.ok) return written;
    return done(viewOf(tx, actor, profile_id, send_invite) ?? null);
  });
}

function isKnown(tx: Tx, actor: Actor, email: string): boolean {
  return tx.store.documents
    .allVisibleTo(actor.user_id, "profiles")
    .some((row) => bodyOf("profiles", row).email?.toLowerCase() === email);
}

/** Takes a profile off the contacts; the profile itself stays. */
export function deleteContact(
  deps: Deps,
  actor: Actor,
  fromProfileId: number,
  profileId: number,
): Result<Record<string, never>> {
  const id = contactKey(fromProfileId, profileId);
  const deleted = attempt(deps, (tx) => deleteDocument(tx, actor, { collection: "contacts", id }));
  return deleted.ok ? done({}) : deleted;
}
