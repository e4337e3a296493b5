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

/** The people whose profiles this page has written last, by the keys of their contacts, which may be missing. */
let noted: ReadonlyMap<string, FilePerson> = new Map();
/** Whether this page imports: browsers without locks have this alone. */
let isRunning = false;

/** Someone to import. */
export interface Newcomer {
  person: FilePerson;
  /** Whether someone here has the address already: then the profile is made without it, as with every new contact. */
  isAddressTaken: boolean;
}

export interface ImportedContacts {
  /** Those who are contacts now. */
  written: ReadonlySet<FilePerson>;
  /** The reason why the others are not; null where all are. */
  refusal: Refusal | null;
}

/**
 * Makes contacts of people, whom no one owns yet and no one invites. Works without a connection, as far as this device has numbers for
 * profiles. Refused while another tab imports: both may have the same file.
 * @param onProgress is told how many are written
 */
export async function importContacts(
  people: readonly Newcomer[],
  onProgress: (written: number) => void,
): Promise<ImportedContacts> {
  const release = holdUpdate();
  isRunning = true;
  try {
    const imported = await whileAlone(() => importAll(people, onProgress));
    return imported ?? { written: new Set(), refusal: refused("device.import-elsewhere").refusal };
  } finally {
    isRunning = false;
    release();
  }
}

async function importAll(
  people: readonly Newcomer[],
  onProgress: (written: number) => void,
): Promise<ImportedContacts> {
  const wanted = new Set(people.map(({ person }) => person));
  const written = new Set<FilePerson>();
  // A batch that was not finished left its note: those people have their numbers already.
  let batch = await writeNoted();
  while (batch.ok) {
    for (const person of await contactsNow()) if (wanted.has(person)) written.add(person);
    onProgress(written.size);
    const left = people.filter(({ person }) => !written.has(person));
    if (left.length === 0) return { written, refusal: null };
    // A turn for the screen, which the writes alone do not give.
    await new Promise((resolve) => setTimeout(resolve));
    batch = await writeBatch(left.slice(0, BATCH));
  }
  return { written, refusal: batch.refusal };
}

/** Writes as many as there are numbers for, without those whose number is taken. */
async function writeBatch(people: readonly Newcomer[]): Promise<Result<number>> {
  const { collections, device } = await runtime();
  const from = await mainProfile();
  if (from === null) return refused("device.own-profile-missing");
  const ids = await nextNumbers("profile", people.length);
  if (!ids.ok) return ids;
  const profiles: [string, ProfileBody][] = [];
  const contacts: [string, ContactBody][] = [];
  const keyed = new Map<string, FilePerson>();
  for (const [index, id] of ids.value.entries()) {
    const newcomer = people[index];
    if (!newcomer) break;
    const made = await decided(newcomer, id, from);
    if (!made.ok) return made;
    profiles.push([String(id), made.value.profile]);
    contacts.push([contactKey(from, id), made.value.contact]);
    keyed.set(contactKey(from, id), newcomer.person);
  }
  // Noted first: the page may end between the two writes.
  await device.settings.put({ key: UNDER_WAY, value: contacts });
  noted = keyed;
  const kept = await insertDocuments(collections.profiles, profiles);
  const finished = await writeNoted();
  if (!finished.ok || finished.value > 0) return finished;
  // A number that is taken keeps its person from being written and no one else; where no one was, the storage failed.
  return kept.ok ? refused("edit.nothing-to-create") : kept;
}

/**
 * Writes the contacts of people whose profiles an import has written before its page ended: no one stays on this device as a profile
 * without the contact that shows it. An import that is under way in any tab writes them by itself.
 */
export async function finishImport(): Promise<void> {
  if (!isRunning) await whileAlone(writeNoted);
}

/** Works while no other tab of this browser does. @returns null where one does */
async function whileAlone<T>(work: () => Promise<T>): Promise<T | null> {
  const { userId } = await runtime();
  // Old browsers have no locks.
  const locks = globalThis.navigator?.locks;
  const ifAlone = async (lock: Lock | null) => (lock ? work() : null);
  return locks ? locks.request(`passerelle-import-${userId}`, { ifAvailable: true }, ifAlone) : work();
}

/** The people of this page's last batch who are contacts by now, whichever tab has written them. */
async function contactsNow(): Promise<FilePerson[]> {
  const { collections } = await runtime();
  const contacts = await collections.contacts.findByIds([...noted.keys()]).exec();
  return [...noted].flatMap(([key, person]) => (contacts.has(key) ? [person] : []));
}

/** Writes those of the noted contacts whose profiles are there. @returns their number */
async function writeNoted(): Promise<Result<number>> {
  const { device, collections } = await runtime();
  const kept = (await device.settings.get(UNDER_WAY))?.value;
  const rows = z.array(z.tuple([z.string(), contactBody])).safeParse(kept).data ?? [];
  if (rows.length === 0) return done(0);
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
  return done(complete.length);
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
