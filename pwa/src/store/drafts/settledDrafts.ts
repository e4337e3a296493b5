import type { FieldPath } from "../../base/fieldPath.ts";
import type { DraftVersion } from "../../ui/fields/autosave/drafts.ts";
import type { DeviceDatabase } from "../database/device.ts";
import { runtime } from "../database/runtime.ts";
import { type DraftPage, dropSettled, type TextStorage } from "./draftStore.ts";

/** Longer than a browser may take to write its storage to the disk. */
const KEPT_MS = 24 * 3_600_000;

const load = crypto.randomUUID();
/** The time for which notes wait for others, so that a user who works through a form causes few writes. */
const TOGETHER_MS = 1_000;

/** The page that a user types on in this browser. */
export function browserPage(userId: number): DraftPage {
  const waiting = new Map<FieldPath, DraftVersion>();
  const write = async () => {
    const opened = await runtime();
    const noted = [...waiting];
    waiting.clear();
    if (opened.userId !== userId) return;
    const notes = noted.map(([path, version]) => ({ path, ...version, at: opened.now() }));
    // Without the notes, a draft that was saved may be asked about once more after a crash.
    await opened.device.settledDrafts.bulkPut(notes).catch(() => undefined);
  };
  return {
    path: () => window.location.pathname,
    load,
    noteSettled: (path, version) => {
      if (waiting.size === 0) setTimeout(write, TOGETHER_MS);
      waiting.set(path, version);
    },
  };
}

/** Removes the drafts of earlier page loads that are settled, and notes that no browser needs any more. @param now in ms */
export async function dropSettledDrafts(
  { settledDrafts }: Pick<DeviceDatabase, "settledDrafts">,
  userId: number,
  storage: TextStorage,
  now: number,
): Promise<void> {
  const notes = await settledDrafts.toArray();
  dropSettled(userId, storage, new Map(notes.map((note) => [note.path, note])));
  const old = notes.filter(({ at }) => Math.abs(now - at) > KEPT_MS);
  await settledDrafts.bulkDelete(old.map(({ path }) => path));
}
