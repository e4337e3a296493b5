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
/** To write what a page has left takes a second or two; an import of another tab takes longer. */
const PATIENCE_MS = 10_000;

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
  for (const key of keys) if ((await whileAlone(() => writeNoted(key))) === null) return;
}

/**
 * Works while no one else in this browser writes people: no other tab, and not this page itself, which finishes at its start what an
 * earlier one has left. Waits for those who are soon done.
 * @returns null where another tab is still at it
 */
export async function whileAlone<T>(work: () => Promise<T>): Promise<T | null> {
  const { userId } = await runtime();
  // Old browsers have no locks.
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let isAlone = false;
  try {
    return await locks.request(`passerelle-import-${userId}`, { signal }, () => {
      isAlone = true;
      return work();
    });
  } catch (error) {
    if (isAlone || !signal.aborted) throw error;
    return null;
  }
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
