import type { RxCollection } from "rxdb/plugins/core";
import { done, type Result } from "shared-schema/base/result";
import { type ContactBody, contactBody, contactKey, type ProfileBody, profileBody } from "shared-schema/profile/schema";
import { z } from "zod";
import type { DeviceDatabase } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";
import type { Stored } from "../../database/stored.ts";
import { insertDocuments } from "../edit.ts";
import { nextNumbers } from "../insertNumbered.ts";

/** A contact and its profile are written as one: their names among the settings of the device begin so. */
const PREFIX = "people-to-write:";

const pair = z.object({ id: z.int(), profile: profileBody, contact: contactBody });
const pairs = z.object({ pairs: z.array(pair) });
/** A profile under its number, and the contact that shows it. */
export interface Pair {
  id: number;
  profile: ProfileBody;
  contact: ContactBody;
}

/** Notes profiles and their contacts before they are written, so that a page that ends in between is finished by the next one. */
export async function notePairs(
  { settings }: Pick<DeviceDatabase, "settings">,
  name: string,
  made: readonly Pair[],
): Promise<void> {
  await settings.put({ key: PREFIX + name, value: { pairs: made } });
}

/** Writes what was noted under a name: of each profile and its contact both, or neither. @returns the profiles' numbers */
export function writePairs(name: string): Promise<Result<number[]>> {
  return writeNoted(PREFIX + name);
}

/** Writes what earlier pages have noted and not finished. */
export async function finishPairs(): Promise<void> {
  const { device } = await runtime();
  const keys = await device.settings.where("key").startsWith(PREFIX).primaryKeys();
  for (const key of keys) await whileAlone(() => writeNoted(key));
}

/** Works while no other tab of this browser writes people. @returns null where one does */
export async function whileAlone<T>(work: () => Promise<T>): Promise<T | null> {
  const { userId } = await runtime();
  // Old browsers have no locks.
  const locks = globalThis.navigator?.locks;
  const ifAlone = async (lock: Lock | null) => (lock ? work() : null);
  return locks ? locks.request(`passerelle-import-${userId}`, { ifAvailable: true }, ifAlone) : work();
}

async function writeNoted(key: string): Promise<Result<number[]>> {
  const { device, collections } = await runtime();
  const noted = pairs.safeParse((await device.settings.get(key))?.value).data?.pairs ?? [];
  const free = await withFreeNumbers(key, noted);
  if (!free.ok) return free;
  const profiles = free.value.map(({ id, profile }) => [String(id), profile] as const);
  const contacts = free.value.map(({ contact }) => [keyOf(contact), contact] as const);
  const written = await insertMissing(collections.profiles, profiles);
  if (!written.ok) return written;
  const shown = await insertMissing(collections.contacts, contacts);
  if (!shown.ok) return shown;
  await device.settings.delete(key);
  return done(free.value.map(({ id }) => id));
}

/** Gives another number to those whose number is someone else's on this device. */
async function withFreeNumbers(key: string, noted: readonly Pair[]): Promise<Result<Pair[]>> {
  const { device, collections } = await runtime();
  const held = await collections.profiles.findByIds(noted.map(({ id }) => String(id))).exec();
  const isTaken = ({ id, profile }: Pair) => {
    const other = held.get(String(id))?.body;
    return other !== undefined && (other.created_at !== profile.created_at || other.created_by !== profile.created_by);
  };
  const taken = noted.filter(isTaken);
  if (taken.length === 0) return done([...noted]);
  const numbers = await nextNumbers("profile", taken.length);
  if (!numbers.ok) return numbers;
  const others = new Map(taken.map((each, index) => [each, numbers.value[index]]));
  const renumbered = noted.map((each) => {
    const id = others.get(each);
    return id === undefined ? each : { ...each, id, contact: { ...each.contact, profile_id: id } };
  });
  await device.settings.put({ key, value: { pairs: renumbered } });
  return withFreeNumbers(key, renumbered);
}

/** Writes those of the documents that are not here: an earlier page may have written some. */
async function insertMissing<B>(
  collection: RxCollection<Stored<B>>,
  documents: readonly (readonly [key: string, body: B])[],
): Promise<Result<void>> {
  const here = await collection.findByIds(documents.map(([key]) => key)).exec();
  const missing = documents.filter(([key]) => !here.has(key));
  if (missing.length === 0) return done(undefined);
  const written = await insertDocuments(collection, missing);
  if (written.ok) return written;
  // Another tab may have finished the same note meanwhile.
  const now = await collection.findByIds(missing.map(([key]) => key)).exec();
  return now.size === missing.length ? done(undefined) : written;
}

function keyOf({ from_profile_id, profile_id }: ContactBody): string {
  return contactKey(from_profile_id, profile_id);
}
