import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import type { FilePerson } from "shared-schema/export/contactFile/person";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { type ContactBody, contactKey, newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { runtime } from "../../database/runtime.ts";
import { holdUpdate } from "../../drafts/pendingSaves.ts";
import { mainProfile } from "../contacts.ts";
import { insertDocuments } from "../edit.ts";
import { nextNumbers } from "../insertNumbered.ts";

/** So many people are written at a time. Screens and replication take their turn in between. */
const BATCH = 50;

/** Somebody to import. */
export interface Newcomer {
  person: FilePerson;
  /** Whether somebody here has the address already: then the profile is made without it, as with every new contact. */
  isAddressTaken: boolean;
}

export interface ImportedContacts {
  /** How many of them are contacts now, from the first on. */
  written: number;
  /** The reason why the others are not; null where all are. */
  refusal: Refusal | null;
}

/**
 * Makes contacts of people, whom nobody owns yet and nobody invites. Works without a connection, as far as this device has numbers for
 * profiles.
 * @param onProgress is told how many are written
 */
export async function importContacts(
  people: readonly Newcomer[],
  onProgress: (written: number) => void,
): Promise<ImportedContacts> {
  const release = holdUpdate();
  let written = 0;
  try {
    while (written < people.length) {
      const batch = await writeBatch(people.slice(written, written + BATCH));
      if (!batch.ok) return { written, refusal: batch.refusal };
      written += batch.value;
      onProgress(written);
      // A turn for the screen, which the writes alone do not give.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { written, refusal: null };
  } finally {
    release();
  }
}

/** @returns how many were written: as many as there are numbers for */
async function writeBatch(people: readonly Newcomer[]): Promise<Result<number>> {
  const { collections } = await runtime();
  const from = await mainProfile();
  if (from === null) return refused("device.own-profile-missing");
  const ids = await nextNumbers("profile", people.length);
  if (!ids.ok) return ids;
  const profiles: [string, ProfileBody][] = [];
  const contacts: [string, ContactBody][] = [];
  for (const [index, id] of ids.value.entries()) {
    const newcomer = people[index];
    if (!newcomer) break;
    const made = await decided(newcomer, id, from);
    if (!made.ok) return made;
    profiles.push([String(id), made.value.profile]);
    contacts.push([contactKey(from, id), made.value.contact]);
  }
  const kept = await insertDocuments(collections.profiles, profiles);
  if (!kept.ok) return kept;
  const held = await insertDocuments(collections.contacts, contacts);
  return held.ok ? done(contacts.length) : held;
}

/** A profile and its contact, as the shared rules take them. */
async function decided(
  { person, isAddressTaken }: Newcomer,
  id: number,
  from: number,
): Promise<Result<{ profile: ProfileBody; contact: ContactBody }>> {
  const { userId, now, newId } = await runtime();
  const created_at = new Date(now()).toISOString();
  const address = isAddressTaken ? null : person.email;
  const email = address ?? placeholderAddress(newId());
  const is_company = person.company_name !== null;
  const body = newProfile({ ...person, email, is_company, user_id: null, created_by: userId, created_at });
  const profile = decideProfileChange(null, body, userId, NOT_HELD);
  if (!profile.ok) return profile;
  const link = { user_id: userId, from_profile_id: from, profile_id: id, email, send_invite: false, created_at };
  const contact = decideContactChange(null, link, userId);
  if (!contact.ok) return contact;
  if (!profile.value || !contact.value) return refused("edit.nothing-to-create");
  return done({ profile: profile.value, contact: contact.value });
}
