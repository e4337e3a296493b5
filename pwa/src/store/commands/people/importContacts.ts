import { dayOf } from "shared-schema/base/basics";
import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { MOST_FURTHER } from "shared-schema/profile/further";
import { printOf } from "shared-schema/profile/imported";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { newProfile } from "shared-schema/profile/schema";
import { runtime } from "../../database/runtime.ts";
import { holdUpdate } from "../../drafts/pendingSaves.ts";
import { mainProfile } from "../contacts.ts";
import { fetchNumbers, nextNumbers } from "../insertNumbered.ts";
import {
  interruptedImport,
  type Newcomer,
  nextPortion,
  type Portion,
  queueImport,
  shortenPortion,
} from "./importQueue.ts";
import { finishPairs, notePairs, type Pair, whileAlone, writePairs } from "./pairs.ts";

export interface ImportOutcome {
  /** How many are contacts now. */
  written: number;
  /** The reason why the others wait on this device; null where all are written. */
  refusal: Refusal | null;
}

type Progress = (written: number) => void;

/**
 * Makes contacts of people, whom no one owns yet and no one invites. Works without a connection, as far as this device has numbers for
 * profiles; the others are kept and can be gone on with, also by another page. Refused while another tab imports.
 * @param onProgress is told how many are written
 */
export async function importContacts(
  file: string,
  people: readonly Newcomer[],
  onProgress: Progress,
): Promise<ImportOutcome> {
  return alone(async () => {
    const { newId } = await runtime();
    await queueImport(newId(), file.slice(0, 200), people);
    return writeQueue(onProgress);
  });
}

/** Goes on with an import that was interrupted. */
export function resumeImport(onProgress: Progress): Promise<ImportOutcome> {
  return alone(() => writeQueue(onProgress));
}

async function alone(work: () => Promise<ImportOutcome>): Promise<ImportOutcome> {
  const release = holdUpdate();
  try {
    // People that an earlier page has begun with come first: they have their numbers.
    await finishPairs();
    return (await whileAlone(work)) ?? { written: 0, refusal: refused("device.import-elsewhere").refusal };
  } finally {
    release();
  }
}

async function writeQueue(onProgress: Progress): Promise<ImportOutcome> {
  const from = await mainProfile();
  if (from === null) return { written: 0, refusal: refused("device.own-profile-missing").refusal };
  let written = 0;
  onProgress(written);
  await fetchNumbers("profile", (await interruptedImport())?.left ?? 0);
  for (let portion = await nextPortion(); portion; portion = await nextPortion()) {
    const now = await writePortion(portion, from);
    if (!now.ok) return { written, refusal: now.refusal };
    written += now.value;
    onProgress(written);
    // A turn for the screen, which the writes alone do not give.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { written, refusal: null };
}

/** Writes as many of a portion as there are numbers for. */
async function writePortion(portion: Portion & { key: string }, from: number): Promise<Result<number>> {
  const ids = await nextNumbers("profile", portion.people.length);
  if (!ids.ok) return ids;
  const made: Pair[] = [];
  for (const [index, id] of ids.value.entries()) {
    const newcomer = portion.people[index];
    if (!newcomer) break;
    const pair = await pairOf(newcomer, { id, from, portion });
    if (!pair.ok) return pair;
    made.push(pair.value);
  }
  const { device } = await runtime();
  const name = made[0] ? `${portion.key}:${made[0].id}` : portion.key;
  // In one step: no one is in both, and no one in neither.
  await device.transaction("rw", device.settings, async () => {
    await notePairs(device, name, made);
    await shortenPortion(device, portion, made.length);
  });
  const written = await writePairs(name);
  return written.ok ? done(made.length) : written;
}

/** A profile and its contact, as the shared rules take them. */
async function pairOf(
  { person, further, isAddressTaken }: Newcomer,
  { id, from, portion }: { id: number; from: number; portion: Portion },
): Promise<Result<Pair>> {
  const { userId, now, newId } = await runtime();
  const created_at = new Date(now()).toISOString();
  const address = isAddressTaken ? null : person.email;
  const email = address ?? placeholderAddress(newId());
  const is_company = person.company_name !== null;
  const body = newProfile({ ...person, email, is_company, user_id: null, created_by: userId, created_at });
  const profile = decideProfileChange(null, body, userId, NOT_HELD, dayOf(Date.parse(created_at)));
  if (!profile.ok) return profile;
  if (!profile.value) return refused("edit.nothing-to-create");
  const kept = isAddressTaken && person.email ? [{ kind: "email" as const, value: person.email }, ...further] : further;
  const link = {
    ...{ user_id: userId, from_profile_id: from, profile_id: id, email, send_invite: false, created_at },
    ...(kept.length > 0 && { further: kept.slice(0, MOST_FURTHER) }),
    imported: { id: portion.id, file: portion.file, print: printOf(profile.value) },
  };
  const contact = decideContactChange(null, link, userId);
  if (!contact.ok) return contact;
  return contact.value
    ? done({ id, profile: profile.value, contact: contact.value })
    : refused("edit.nothing-to-create");
}
