import type { ContactCreate, ContactGroup, ContactView } from "shared-schema/api/contact";
import { type ContactListQuery, type Page, pageOf } from "shared-schema/api/operator/page";
import type { ProfileView } from "shared-schema/api/profile";
import { done, type Result, refused } from "shared-schema/base/result";
import { withoutPassport } from "shared-schema/guest/passportRead";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { contactKey } from "shared-schema/profile/schema";
import { mainProfile } from "../base/account/mainProfile.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../base/context.ts";
import { DAY_MS, movedBy } from "../base/instants.ts";
import { createDocument } from "../documents/createDocument.ts";
import { deleteDocument } from "../documents/editDocument.ts";
import { shown } from "../visibility/shown.ts";
import { profileFor, viewOf, writeProfile } from "./profiles.ts";

/** So many accounts' addresses a user learns within a day: no one finds out a list of them. */
const MOST_KNOWN = 20;

/** A page of the contacts of each of a user's profiles, without their passports. A profile without contacts is on the first one. */
export function listContacts(
  deps: Deps,
  reader: Actor,
  { after = "", per_page }: ContactListQuery,
): Page<ContactGroup> {
  const { contacts, documents } = deps.store;
  const held = pageOf(contacts.heldBy(reader.user_id, after, per_page + 1), per_page, ({ key }) => key);
  const groups = documents.idsOwnedBy("profiles", reader.user_id).map(Number);
  const byProfile = new Map(groups.sort((a, b) => a - b).map((id): [number, ContactView[]] => [id, []]));
  for (const { from_profile_id, send_invite, key: _, ...profile } of held.entries) {
    byProfile.get(from_profile_id)?.push(contactOf(deps, viewOf(reader, profile), send_invite === 1));
  }
  const entries = [...byProfile].map(([from_profile_id, views]) => ({ from_profile_id, contacts: views }));
  return { entries: after === "" ? entries : entries.filter((group) => group.contacts.length > 0), next: held.next };
}

function contactOf({ publicUrl }: Deps, profile: ProfileView, send_invite: boolean): ContactView {
  const claim_account_url = `${publicUrl}/claim_account`;
  return { ...withoutPassport(profile), is_new: profile.user_id === null, send_invite, claim_account_url };
}

/**
 * Creates a profile that no one owns yet and keeps it as a contact.
 * @param address the network address that asks
 * @returns the contact, or null when someone with this e-mail address is known already
 */
export function createContact(
  deps: Deps,
  actor: Actor,
  input: ContactCreate,
  address: string,
): Result<ContactView | null> {
  return attempt(deps, (tx) => {
    const { first_name, last_name, send_invite = true } = input;
    const email = input.email.toLowerCase();
    if (isKnown(tx, actor, email, address)) return done(null);
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
    const view = profileFor(tx, actor, String(profile_id));
    return done(view ? contactOf(deps, view, send_invite) : null);
  });
}

/**
 * Whether the actor is told that an address is known: of a profile whose address he may see, or of an account. Of accounts he is told so many
 * within a day, and nothing while he has not confirmed his own address.
 */
function isKnown(tx: Tx, actor: Actor, email: string, address: string): boolean {
  const { users, contacts, audit } = tx.store;
  if (isPlaceholder(email) || users.byId(actor.user_id)?.confirmed_at === null) return false;
  for (const row of contacts.withAddress(actor.user_id, email)) {
    if (shown("profiles", row).email !== undefined) return true;
  }
  const owner = users.byEmail(email);
  if (!owner || owner.deactivated_at !== null) return false;
  if (audit.countSince(actor.user_id, "contact.known", movedBy(tx.now, -DAY_MS)) >= MOST_KNOWN) return false;
  noteEvent(tx, { verb: "contact.known", user_id: actor.user_id }, address);
  return true;
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
