import { createStore, type StoreApi } from "zustand/vanilla";
import type { FieldPath } from "../../../base/fieldPath.ts";
import { savingOver } from "../../../base/savingOver.ts";
import type { Parsed, SaveResult } from "../types.ts";
import { type AutosaveEvent, type AutosaveState, autosave, type Stored, untouched } from "./autosave.ts";
import { type DraftVersion, draftOf, keepDraft, listUnsavable, moveDraft, settleDraft } from "./drafts.ts";

const IDLE_MS = 1_000;

export interface AutosaveOptions<T> {
  path: FieldPath;
  value: T | null;
  format: (value: T | null) => string;
  parse: (text: string) => Parsed<T | null>;
  onSave: (value: T | null) => Promise<SaveResult>;
  /** Nothing can be typed now: a draft goes on waiting. */
  disabled?: boolean | undefined;
  /** Saved when it is left or at Enter, not after a pause. */
  onlyWhenLeft?: boolean;
}

/** A text that is being saved, and the draft that keeps it until then. */
interface Typed {
  text: string;
  version?: DraftVersion | undefined;
}

/** One field on screen: carries out what its state asks for, and keeps its draft. */
export class AutosaveField<T> {
  readonly state: StoreApi<AutosaveState<T>>;
  #options: AutosaveOptions<T>;
  /** The path of the draft; null before the field is shown, and while it is disabled. */
  #draftPath: FieldPath | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastSave = 0;
  /** The field or its page has gone: nothing shows a failure any more. */
  #isGone = false;
  /** The save that is being written; the next one begins after it. */
  #inFlight: Promise<SaveResult> | null = null;

  constructor(options: AutosaveOptions<T>) {
    this.#options = options;
    this.state = createStore(() => untouched(shownOf(options)));
  }

  get path(): FieldPath {
    return this.#options.path;
  }

  /** Takes over what the screen says of the field now: the stored value, and how it is read, shown and saved. */
  update(options: AutosaveOptions<T>): void {
    this.#options = options;
    this.#isGone = false;
    const stored = shownOf(options);
    const before = this.state.getState();
    if (stored.text !== before.stored.text || !Object.is(stored.value, before.stored.value)) {
      this.#dispatch({ type: "stored", stored });
      const { isDirty, text } = this.state.getState();
      if (before.isDirty && !isDirty) this.#settle({ text }, stored.text);
    }
    this.#keepDraftAt(options.disabled ? null : options.path);
  }

  /** Takes a changed text, and saves it after a pause. */
  type = (text: string): void => {
    const path = this.#draftPath;
    if (path !== null) keepDraft(path, { text, over: draftOf(path)?.over ?? this.state.getState().seen });
    this.#dispatch({ type: "typed", text });
    clearTimeout(this.#timer);
    if (!this.#options.onlyWhenLeft) this.#timer = setTimeout(() => this.#save(false), IDLE_MS);
  };

  /** Replaces the text and saves it at once: a pick from a calendar. */
  put = (text: string): void => {
    this.type(text);
    this.commit();
  };

  focus = (): void => this.#dispatch({ type: "focused" });

  leave = (): void => {
    if (!this.state.getState().isUndecided) this.commit();
    const parsed = this.#options.parse(this.state.getState().text);
    this.#dispatch({ type: "left", read: parsed.ok ? this.#options.format(parsed.value) : null });
  };

  /** Saves what is not saved yet, and rewrites the text in the form of its value. */
  commit = (): void => this.#save(true);

  /** Saves the user's own text over the value that has changed since. */
  keepMine = (): void => {
    this.#dispatch({ type: "kept" });
    this.commit();
  };

  /** Goes back to what is stored. */
  discard = (): void => {
    clearTimeout(this.#timer);
    const { text, stored } = this.state.getState();
    this.#settle({ text }, stored.text);
    this.#dispatch({ type: "discarded" });
  };

  /** The field or the page goes: saves at once what only waited for a pause. */
  end = (): void => {
    this.#isGone = true;
    if (!this.state.getState().isUndecided) this.#save(false);
  };

  #dispatch(event: AutosaveEvent<T>): void {
    this.state.setState((state) => autosave(state, event), true);
    const { failure, text } = this.state.getState();
    const path = this.#draftPath;
    if (this.#isGone && failure !== undefined && path !== null && draftOf(path)) listUnsavable(path, text);
  }

  #save(tidy: boolean): void {
    clearTimeout(this.#timer);
    const { text, isDirty, over } = this.state.getState();
    if (!isDirty) return;
    const { parse, format, onSave } = this.#options;
    const parsed = parse(text);
    if (!parsed.ok) {
      this.#dispatch({ type: "unreadable", message: parsed.message });
      return;
    }
    const saved: Stored<T> = { value: parsed.value, text: format(parsed.value) };
    this.#lastSave += 1;
    const id = this.#lastSave;
    const typed = { text, version: this.#draftPath === null ? undefined : draftOf(this.#draftPath)?.version };
    this.#dispatch({ type: "saving", id, saved, tidy });
    const save = () => savingOver({ seen: over, typed: parsed.value }, () => onSave(parsed.value));
    // Two saves at once could be written in the other order, and the field would conflict with itself.
    const answer = this.#inFlight === null ? save() : this.#inFlight.then(save, save);
    this.#inFlight = answer;
    void answer
      .then((result) => this.#onAnswer(id, typed, saved.text, result))
      .finally(() => {
        if (this.#inFlight === answer) this.#inFlight = null;
      });
  }

  #onAnswer(id: number, typed: Typed, savedText: string, result: SaveResult): void {
    if (!result.ok) {
      this.#dispatch({ type: "refused", id, message: result.message });
      return;
    }
    const mended = result.mended === true;
    if (!result.held) this.#settle(typed, mended ? this.state.getState().stored.text : savedText);
    this.#dispatch({ type: "saved", id, mended });
  }

  #settle(typed: Typed, stored: string): void {
    if (this.#draftPath !== null) settleDraft(this.#draftPath, typed, stored);
  }

  #keepDraftAt(path: FieldPath | null): void {
    const before = this.#draftPath;
    if (path === before) return;
    this.#draftPath = path;
    if (path === null) return;
    if (before === null) this.#restore(path);
    else moveDraft(before, path);
  }

  #restore(path: FieldPath): void {
    const draft = draftOf(path);
    const { isDirty, seen } = this.state.getState();
    if (!draft || isDirty) return;
    if (draft.text === seen) {
      settleDraft(path, draft, seen);
      return;
    }
    this.#dispatch({ type: "restored", text: draft.text, over: draft.over });
    // A draft over a value that no one has changed since is saved now; over another one the user decides.
    if (!this.state.getState().isUndecided) this.#save(false);
  }
}

function shownOf<T>({ value, format }: AutosaveOptions<T>): Stored<T> {
  return { value, text: format(value) };
}
