import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import type { FilePerson } from "shared-schema/export/contactFile/person";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { type ContactBody, contactBody, contactKey, newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { z } from "zod";
import { runtime } from "../../database/runtime.ts";
import { holdUpdate } from "../../drafts/pendingSaves.ts";
import { mainProfile } from "../contacts.ts";
import { insertDocuments } from "../edit.ts";
import { nextNumbers } from "../insertNumbered.ts";

/** So many people are written at a time. Screens and replication take their turn in between. */
const BATCH = 50;
/** Names the contacts that are being written among the settings of the device. */
const UNDER_WAY = "import-under-way";

/** Whether an import is under way on this page: it writes by itself what it has noted. */
let isRunning = false;

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
    await finishImport();
    isRunning = true;
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
    isRunning = false;
    release();
  }
}

/** @returns how many were written: as many as there are numbers for */
async function writeBatch(people: readonly Newcomer[]): Promise<Result<number>> {
  const { collections, device } = await runtime();
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
  // Noted first: the page may end between the two writes.
  await device.settings.put({ key: UNDER_WAY, value: contacts });
  const kept = await insertDocuments(collections.profiles, profiles);
  const finished = await writeNoted();
  if (!finished.ok) return finished;
  const left = people.filter((_, index) => {
    const id = ids.value[index];
    return id !== undefined && !finished.value.has(id);
  });
  if (left.length === 0) return done(finished.value.size);
  // A number that is taken keeps its person from being written and nobody else; where nobody was, the storage failed.
  if (finished.value.size === 0) return kept.ok ? refused("edit.nothing-to-create") : kept;
  const again = await writeBatch(left);
  return again.ok ? done(finished.value.size + again.value) : again;
}

/**
 * Writes the contacts of people whose profiles an import has written before its page ended: nobody stays on this device as a profile
 * without the contact that shows it.
 */
export async function finishImport(): Promise<void> {
  if (!isRunning) await writeNoted();
}

/** Writes those of the noted contacts whose profiles are there. @returns the numbers of these profiles */
async function writeNoted(): Promise<Result<ReadonlySet<number>>> {
  const { device, collections } = await runtime();
  const noted = (await device.settings.get(UNDER_WAY))?.value;
  const rows = z.array(z.tuple([z.string(), contactBody])).safeParse(noted).data ?? [];
  if (rows.length === 0) return done(new Set());
  const profiles = await collections.profiles.findByIds(rows.map(([, { profile_id }]) => String(profile_id))).exec();
  const contacts = await collections.contacts.findByIds(rows.map(([key]) => key)).exec();
  // Made by the same import: another profile may have the number.
  const complete = rows.filter(
    ([, { profile_id, created_at }]) => profiles.get(String(profile_id))?.body.created_at === created_at,
  );
  const missing = complete.filter(([key]) => !contacts.has(key));
  const written = missing.length === 0 ? done(undefined) : await insertDocuments(collections.contacts, missing);
  if (!written.ok) return written;
  await device.settings.delete(UNDER_WAY);
  return done(new Set(complete.map(([, { profile_id }]) => profile_id)));
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
