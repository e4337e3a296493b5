import type { ContactCreate, ContactGroup, ContactView } from "shared-schema/api/contact";
import { done, type Result, refused } from "shared-schema/base/result";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { type ContactBody, contactKey } from "shared-schema/profile/schema";
import { noteEvent } from "../core/audit.ts";
import { bodyOf, visibleBody } from "../core/bodies.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../core/context.ts";
import { createDocument } from "../core/createDocument.ts";
import { deleteDocument } from "../core/editDocument.ts";
import { DAY_MS, movedBy } from "../core/instants.ts";
import { mainProfile } from "./mainProfile.ts";
import { profileFor, writeProfile } from "./profiles.ts";

/** So many accounts' addresses a user is told of within a day: nobody finds out a list of them. */
const MOST_KNOWN = 20;

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
      .flatMap((contact) => viewOf(deps, tx, reader, contact) ?? []),
  }));
}

function viewOf(
  { publicUrl }: Deps,
  tx: Tx,
  actor: Actor,
  { profile_id, send_invite }: Pick<ContactBody, "profile_id" | "send_invite">,
): ContactView | undefined {
  const profile = profileFor(tx, actor, String(profile_id));
  const claim_account_url = `${publicUrl}/claim_account`;
  return profile && { ...profile, is_new: profile.user_id === null, send_invite, claim_account_url };
}

/**
 * Creates a profile that nobody owns yet and keeps it as a contact.
 * @param address the network address that asks
 * @returns the contact, or null when somebody with this e-mail address is known already
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
    return done(viewOf(deps, tx, actor, body) ?? null);
  });
}

/**
 * Whether the actor is told that an address is known: of a profile whose address he may see, or of an account. Of accounts he is told so many
 * within a day, and nothing while he has not confirmed his own address.
 */
function isKnown(tx: Tx, actor: Actor, email: string, address: string): boolean {
  const { users, documents, audit } = tx.store;
  if (isPlaceholder(email) || users.byId(actor.user_id)?.confirmed_at === null) return false;
  const seen = documents
    .allVisibleTo(actor.user_id, "profiles")
    .map((row) => visibleBody("profiles", row, row.sight))
    .some(({ email: known, soft_deleted }) => !soft_deleted && known?.toLowerCase() === email);
  if (seen) return true;
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
