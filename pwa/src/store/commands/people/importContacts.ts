import { done, type Refusal, type Refused, type Result, refused } from "shared-schema/base/result";
import { fullName } from "shared-schema/profile/schema";
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
import { contactOf, profileOf } from "./newPeople.ts";
import { finishPairs, notePairs, type Pair, whileAlone, writePairs } from "./pairs.ts";
import { keepRefused, type RefusedPerson } from "./refusedPeople.ts";

export interface ImportOutcome {
  /** How many are contacts now. */
  written: number;
  refused: RefusedPerson[];
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
    return (await whileAlone(work)) ?? nothing("device.import-elsewhere");
  } finally {
    release();
  }
}

function nothing(code: "device.import-elsewhere" | "device.own-profile-missing"): ImportOutcome {
  return { written: 0, refused: [], refusal: refused(code).refusal };
}

async function writeQueue(onProgress: Progress): Promise<ImportOutcome> {
  const from = await mainProfile();
  if (from === null) return nothing("device.own-profile-missing");
  const outcome: ImportOutcome = { written: 0, refused: [], refusal: null };
  onProgress(outcome.written);
  await fetchNumbers("profile", (await interruptedImport())?.left ?? 0);
  for (let portion = await nextPortion(); portion; portion = await nextPortion()) {
    const now = await writePortion(portion, from);
    if (!now.ok) return { ...outcome, refusal: now.refusal };
    outcome.written += now.value.written;
    outcome.refused.push(...now.value.refused);
    onProgress(outcome.written);
    // A turn for the screen, which the writes alone do not give.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return outcome;
}

/** Writes as many of a portion as there are numbers for. Those whom a rule refuses leave the queue, and take no number. */
async function writePortion(
  portion: Portion & { key: string },
  from: number,
): Promise<Result<Pick<ImportOutcome, "written" | "refused">>> {
  const { device, userId, now, newId } = await runtime();
  const importer = { userId, from, portion, created_at: new Date(now()).toISOString() };
  const judged = portion.people.map((newcomer) => ({ newcomer, profile: profileOf(newcomer, importer, newId) }));
  const wanted = judged.filter(({ profile }) => profile.ok).length;
  const ids = wanted === 0 ? done([]) : await nextNumbers("profile", wanted);
  if (!ids.ok) return ids;
  const numbers = [...ids.value];
  const made: Pair[] = [];
  const out: RefusedPerson[] = [];
  for (const { newcomer, profile } of judged) {
    const setAside = ({ refusal }: Refused) => out.push({ name: fullName(newcomer.person), refusal });
    if (!profile.ok) {
      setAside(profile);
      continue;
    }
    const id = numbers.shift();
    if (id === undefined) break;
    const contact = contactOf(newcomer, importer, { id, profile: profile.value });
    if (contact.ok) made.push({ id, profile: profile.value, contact: contact.value });
    else setAside(contact);
  }
  const name = made[0] ? `${portion.key}:${made[0].id}` : portion.key;
  // In one step: no one is in both, and no one in neither.
  await device.transaction("rw", device.settings, async () => {
    await notePairs(device, name, made);
    await shortenPortion(device, portion, made.length + out.length);
    await keepRefused(device, { id: portion.id, file: portion.file, at: importer.created_at, people: out }, newId());
  });
  const written = await writePairs(name);
  return written.ok ? done({ written: made.length, refused: out }) : written;
}
