import type { FieldPath } from "../../../base/fieldPath.ts";

/** A text that was typed into a field and is not saved yet. */
export interface Draft {
  text: string;
  /** The stored text that it was typed over: another one since then is someone else's. */
  over: string;
}

/** The version of a field's draft. */
export interface DraftVersion {
  /** The load of the page in which it was typed. */
  load: string;
  /** Later drafts of that load have higher numbers. */
  count: number;
}

/** A draft as its store gives it back. */
export interface StoredDraft extends Draft {
  version: DraftVersion;
}

/** Storage for drafts, one for each field. */
export interface DraftStore {
  get(path: FieldPath): StoredDraft | undefined;
  set(path: FieldPath, draft: Draft): void;
  /** Forgets the draft: it was saved or given up. */
  delete(path: FieldPath): void;
  /** Says that this version, and every earlier one of the same load, is saved. */
  settle(path: FieldPath, version: DraftVersion): void;
  /** Lists a draft that its field could not save as it stands. */
  reportUnsavable(path: FieldPath, text: string): void;
  /** Lists a draft that nothing saves until its form is sent. */
  reportTyped(path: FieldPath, text: string): void;
}

class PageDrafts implements DraftStore {
  readonly #drafts = new Map<FieldPath, StoredDraft>();
  #count = 0;

  get(path: FieldPath): StoredDraft | undefined {
    return this.#drafts.get(path);
  }

  set(path: FieldPath, draft: Draft): void {
    this.#count += 1;
    this.#drafts.set(path, { ...draft, version: { load: "", count: this.#count } });
  }

  delete(path: FieldPath): void {
    this.#drafts.delete(path);
  }

  settle(): void {}

  reportUnsavable(): void {}

  reportTyped(): void {}
}

/** Drafts that last as long as the page. */
export function pageDrafts(): DraftStore {
  return new PageDrafts();
}

let store = pageDrafts();
/**
 * Functions that reset the fields on screen to their stored values. One value may have two fields, in a form and in a
 * table.
 */
const onScreen = new Map<FieldPath, Set<() => void>>();

/** Keeps drafts in a store that outlives the page; without one they last as long as the page. */
export function keepDraftsIn(next: DraftStore): void {
  store = next;
}

/** Keeps a draft, at each key: not even a page that is killed in the middle of a write loses it. */
export function keepDraft(path: FieldPath, draft: Draft): void {
  store.set(path, draft);
}

/** Keeps a draft of a form that is sent as a whole, and counts it as not saved until then. */
export function keepTyped(path: FieldPath, draft: Draft): void {
  store.set(path, draft);
  store.reportTyped(path, draft.text);
}

/** The draft that waits for a field. */
export function draftOf(path: FieldPath): StoredDraft | undefined {
  return store.get(path);
}

/**
 * Forgets the draft of a text that was saved; a draft that was typed since then is over the saved text now.
 * @param saved the text, and the version of the draft that it was saved from
 */
export function settleDraft(
  path: FieldPath,
  saved: { text: string; version?: DraftVersion | undefined },
  stored: string,
): void {
  if (saved.version) store.settle(path, saved.version);
  const draft = store.get(path);
  if (!draft) return;
  if (draft.text === saved.text) store.delete(path);
  else store.set(path, { text: draft.text, over: stored });
}

/** Takes a draft along when the path of its field changes. */
export function moveDraft(from: FieldPath, to: FieldPath): void {
  const draft = store.get(from);
  if (!draft) return;
  store.set(to, { text: draft.text, over: draft.over });
  store.delete(from);
}

/**
 * Lists a draft that its field could not save, for as long as the field shows it.
 * @param reset puts the field back to its stored value
 * @returns how to say that the field is gone, or shows another text; a draft that is kept stays on the list
 */
export function reportUnsavable(path: FieldPath, text: string, reset: () => void): () => void {
  store.reportUnsavable(path, text);
  const resets = onScreen.get(path) ?? new Set();
  onScreen.set(path, resets.add(reset));
  return () => {
    resets.delete(reset);
    if (resets.size === 0) onScreen.delete(path);
    if (store.get(path) === undefined) store.delete(path);
  };
}

/** Lists a draft that a field could not save before it went off the screen. */
export function listUnsavable(path: FieldPath, text: string): void {
  store.reportUnsavable(path, text);
}

/** Gives a draft up: the fields that show it go back to what is stored. */
export function discardDraft(path: FieldPath): void {
  for (const reset of [...(onScreen.get(path) ?? [])]) reset();
  store.delete(path);
}
