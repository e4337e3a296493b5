import { z } from "zod";
import { create } from "zustand";
import { type FieldPath, isFieldPath } from "../../base/fieldPath.ts";
import type { DraftStore, DraftVersion, StoredDraft } from "../../ui/fields/autosave/drafts.ts";
import { parseKept } from "../database/parseJson.ts";
import { keepShown } from "./shownForms.ts";

/** A draft, and where its field is. */
export interface FieldDraft {
  path: FieldPath;
  /** The page on which it was typed: `/agreement/12/price`. */
  page: string;
  text: string;
}

/** A draft as the storage has it. */
interface KeptDraft extends StoredDraft {
  page: string;
}

/** A draft of a form that was typed into on this page, as the storage took it. */
interface TypedDraft extends FieldDraft {
  kept: KeptDraft | undefined;
}

/** The page's part in a store of drafts. */
export interface DraftPage {
  /** The path on screen. */
  path(): string;
  /** A name for this load of the page. */
  load: string;
  /** Notes on the disk that a version, and every earlier one of its load, is saved or given up. */
  noteSettled(path: FieldPath, version: DraftVersion): void;
}

interface FieldDrafts {
  /** Drafts that earlier pages have left and no field has taken up yet, and drafts that could not be saved as they stand. */
  drafts: FieldDraft[];
  /** Drafts of forms that were typed into on this page, and not sent yet. */
  typed: TypedDraft[];
}

/** The drafts that users see in lists. */
export const useFieldDrafts = create<FieldDrafts>(() => ({ drafts: [], typed: [] }));

/** Drafts that a full storage did not take, by key: kept as long as the page lives. */
const overflow = new Map<string, KeptDraft>();

/** As much of the browser's storage as is asked here. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Stores text that a user typed and this device has not written yet in the browser's own storage: it takes each key at
 * once, while IndexedDB would lose writes that a closing page had only begun.
 */
export function draftStore(userId: number, storage: TextStorage, page: DraftPage): DraftStore {
  const keyOf = (path: FieldPath) => `${prefixOf(userId)}${path}`;
  const get = (path: FieldPath) => overflow.get(keyOf(path)) ?? read(storage.getItem(keyOf(path)));
  let count = 0;
  return {
    get,
    set: (path, { text, over }) => {
      count += 1;
      write(storage, keyOf(path), { text, over, page: page.path(), version: { load: page.load, count } });
    },
    settle: (path, version) => page.noteSettled(path, version),
    delete: (path) => {
      const draft = get(path);
      if (draft) page.noteSettled(path, draft.version);
      overflow.delete(keyOf(path));
      storage.removeItem(keyOf(path));
      useFieldDrafts.setState(unlisted(path));
    },
    reportUnsavable: (path, text) =>
      useFieldDrafts.setState(({ drafts }) => ({
        // A field may report it as it goes off the screen, when the next page is there already.
        drafts: [...without(drafts, path), { path, page: get(path)?.page ?? page.path(), text }],
      })),
    reportTyped: (path, text) =>
      useFieldDrafts.setState(({ drafts, typed }) => ({
        drafts: without(drafts, path),
        typed: [...without(typed, path), { path, page: page.path(), text, kept: get(path) }],
      })),
  };
}

function write(storage: TextStorage, key: string, draft: KeptDraft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
    overflow.delete(key);
  } catch {
    overflow.set(key, draft);
  }
}

/** Takes a draft off the lists. */
function unlisted(path: string) {
  return ({ drafts, typed }: FieldDrafts) => ({ drafts: without(drafts, path), typed: without(typed, path) });
}

function without<D extends FieldDraft>(drafts: D[], path: string): D[] {
  return drafts.filter((draft) => draft.path !== path);
}

/**
 * Removes drafts that were saved or given up. A browser writes its storage late: after a crash it can hold a draft that the
 * disk, written since then, says is settled.
 * @param settled the last version that was settled of each field
 */
export function dropSettled(userId: number, storage: TextStorage, settled: ReadonlyMap<string, DraftVersion>): void {
  for (const { path } of storedDrafts(userId, storage)) {
    const key = `${prefixOf(userId)}${path}`;
    const draft = read(storage.getItem(key));
    const last = settled.get(path);
    if (draft && last?.load === draft.version.load && draft.version.count <= last.count) storage.removeItem(key);
  }
}

/** Every draft of a user's that waits for its field in the storage. */
function storedDrafts(userId: number, storage: TextStorage): FieldDraft[] {
  const prefix = prefixOf(userId);
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const path = key.slice(prefix.length);
      const draft = read(storage.getItem(key));
      return draft && isFieldPath(path) ? [{ path, page: draft.page, text: draft.text }] : [];
    });
}

/** Every draft of the user of this page, each field once: in the storage, beside a full one, and as its field reported it. */
export function allDrafts(userId: number, storage: TextStorage): FieldDraft[] {
  const prefix = prefixOf(userId);
  const reported = useFieldDrafts.getState().drafts;
  const drafts = new Map([...reported, ...storedDrafts(userId, storage)].map((draft) => [draft.path, draft]));
  // Later than what the storage took at that path.
  for (const [key, { text, page }] of overflow) {
    const path = key.slice(prefix.length);
    if (key.startsWith(prefix) && isFieldPath(path)) drafts.set(path, { path, page, text });
  }
  return [...drafts.values()];
}

/** Removes every draft of a user from the storage. */
export function dropDrafts(userId: number, storage: TextStorage): void {
  for (const { path } of storedDrafts(userId, storage)) storage.removeItem(`${prefixOf(userId)}${path}`);
}

/**
 * Lists what earlier pages have left, also when another tab takes one of them up. A text that was typed on this page stays: the
 * other tab has removed its own text from their common place, or one that a form here still shows.
 */
export function followDrafts(userId: number, storage: TextStorage): void {
  const prefix = prefixOf(userId);
  useFieldDrafts.setState({ drafts: storedDrafts(userId, storage) });
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (!key?.startsWith(prefix) || newValue !== null) return;
    const path = key.slice(prefix.length);
    const own = useFieldDrafts.getState().typed.find((draft) => draft.path === path);
    if (own?.kept && own.text !== read(oldValue)?.text) {
      write(storage, key, own.kept);
      return;
    }
    useFieldDrafts.setState(unlisted(path));
    keepShown(path);
  });
}

function prefixOf(userId: number): string {
  return `passerelle.draft.${userId} `;
}

const keptDraft = z.object({
  text: z.string(),
  over: z.string(),
  page: z.string(),
  version: z.object({ load: z.string(), count: z.number() }),
});

function read(kept: string | null): KeptDraft | undefined {
  return keptDraft.safeParse(parseKept(kept)).data;
}
