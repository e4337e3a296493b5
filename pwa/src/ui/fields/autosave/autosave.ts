import type { ReactElement } from "react";

/** A stored value, and the text in which the field shows it. */
export interface Stored<T> {
  value: T | null;
  text: string;
}

/** A save that has not been answered yet. */
interface Save<T> {
  id: number;
  /** The text as it was typed. */
  text: string;
  /** The value that the text was read as. */
  saved: Stored<T>;
  /** The stored text that the user had seen before. */
  seen: string;
  /** The value that was typed over. */
  over: T | null;
  /** Whether the text is rewritten in the form of its value. */
  tidy: boolean;
}

export type Failure =
  | { kind: "unreadable"; message: string }
  /** The message is null where it is shown elsewhere on the screen. */
  | { kind: "refused"; message: ReactElement | null };

/** A field that saves itself, from the first key to the answer of the save. */
export interface AutosaveState<T> {
  text: string;
  /** The value that the document has now, as far as this device knows. */
  stored: Stored<T>;
  /** The stored text that the user has seen: another one that arrives while the field is in use came from elsewhere. */
  seen: string;
  /** The value that the text was typed over: if the document has another one by the time of the save, that is a conflict. */
  over: T | null;
  /** The text has not been handed to a save yet, or its save failed. */
  isDirty: boolean;
  isFocused: boolean;
  /** The user has left the field at least once. */
  isTouched: boolean;
  /** A draft came back over a value that has changed since: only the user decides which of the two stays. */
  isUndecided: boolean;
  /** The text of a value that came from elsewhere while this field was in use. */
  elsewhere: string | undefined;
  /** The reason why the text is not saved: it cannot be read as a value, or its save was refused. */
  failure: Failure | undefined;
  saves: readonly Save<T>[];
  /** Stored texts that this field's own saves replace. Until the last save is shown, these are no news from elsewhere. */
  replaced: readonly string[];
}

export type AutosaveEvent<T> =
  | { type: "stored"; stored: Stored<T> }
  | { type: "typed"; text: string }
  | { type: "focused" }
  /** @param read the text of the field in its tidy form; null when it cannot be read */
  | { type: "left"; read: string | null }
  | { type: "unreadable"; message: string }
  | { type: "saving"; id: number; saved: Stored<T>; tidy: boolean }
  /** @param mended a rule, or a conflict, has left another value in the document than the one that was saved */
  | { type: "saved"; id: number; mended: boolean }
  | { type: "refused"; id: number; message: ReactElement | null }
  /** A draft of an earlier page. @param over the stored text that it was typed over */
  | { type: "restored"; text: string; over: string }
  /** The user takes the own text although the stored value has changed. */
  | { type: "kept" }
  /** The user gives the own text up. */
  | { type: "discarded" };

const SETTLED = { isDirty: false, isUndecided: false, elsewhere: undefined, failure: undefined };

/** A field that no one has touched yet. */
export function untouched<T>(stored: Stored<T>): AutosaveState<T> {
  return {
    text: stored.text,
    stored,
    seen: stored.text,
    over: stored.value,
    isDirty: false,
    isFocused: false,
    isTouched: false,
    isUndecided: false,
    elsewhere: undefined,
    failure: undefined,
    saves: [],
    replaced: [],
  };
}

/**
 * The next state of a field. A value from elsewhere never replaces a text that is being edited, nothing is typed over a value
 * that the user has not seen, and a user never conflicts with their own earlier save.
 */
export function autosave<T>(state: AutosaveState<T>, event: AutosaveEvent<T>): AutosaveState<T> {
  switch (event.type) {
    case "stored":
      return caughtUp(onStored(state, event.stored));
    case "typed":
      return { ...state, text: event.text, isDirty: true, isUndecided: false, failure: undefined };
    case "focused":
      return { ...state, isFocused: true };
    case "left":
      return onLeft({ ...state, isFocused: false, isTouched: true }, event.read);
    case "unreadable":
      return { ...state, failure: { kind: "unreadable", message: event.message } };
    case "saving":
      return onSaving(state, event);
    case "saved":
    case "refused":
      return caughtUp(onAnswered(state, event));
    case "restored":
      return onRestored(state, event);
    case "kept":
      // The user is shown both values, and so has seen the other one.
      return { ...state, over: state.stored.value };
    case "discarded":
      return { ...untouched(state.stored), isFocused: state.isFocused, isTouched: state.isTouched };
  }
}

function onStored<T>(state: AutosaveState<T>, stored: Stored<T>): AutosaveState<T> {
  const next = { ...state, stored };
  if (stored.text === state.seen || state.replaced.includes(stored.text)) return next;
  const seen = { ...next, seen: stored.text };
  // The same text has arrived from elsewhere: there is nothing left to save.
  if (stored.text === state.text) return { ...seen, over: stored.value, ...SETTLED };
  if (!state.isFocused && !state.isDirty) return { ...seen, text: stored.text, over: stored.value, ...SETTLED };
  return { ...seen, elsewhere: stored.text };
}

/** Whether `stored` is the result of the field's own saves. */
function isCaughtUp<T>({ saves, stored, seen }: AutosaveState<T>): boolean {
  return saves.length === 0 && stored.text === seen;
}

function caughtUp<T>(state: AutosaveState<T>): AutosaveState<T> {
  return isCaughtUp(state) ? { ...state, replaced: [] } : state;
}

/** When nothing of the user's is left in the field, it shows what is stored, including what has arrived meanwhile. */
function onLeft<T>(state: AutosaveState<T>, read: string | null): AutosaveState<T> {
  if (state.isDirty) return state;
  const text = (read ?? state.text) === state.seen ? state.text : state.seen;
  // Until the last save is shown, `stored` is a former value. The next text goes over what was saved.
  const over = isCaughtUp(state) ? state.stored.value : state.over;
  return { ...state, text, over, elsewhere: undefined };
}

function onSaving<T>(
  state: AutosaveState<T>,
  { id, saved, tidy }: { id: number; saved: Stored<T>; tidy: boolean },
): AutosaveState<T> {
  const save = { id, text: state.text, saved, seen: state.seen, over: state.over, tidy };
  return {
    ...state,
    isDirty: false,
    isUndecided: false,
    elsewhere: undefined,
    seen: saved.text,
    over: saved.value,
    saves: [...state.saves, save],
    replaced: [...state.replaced, state.seen],
  };
}

type Answer<T> = Extract<AutosaveEvent<T>, { type: "saved" | "refused" }>;

function onAnswered<T>(state: AutosaveState<T>, answer: Answer<T>): AutosaveState<T> {
  const save = state.saves.find(({ id }) => id === answer.id);
  if (!save) return state;
  const saves = state.saves.filter((each) => each !== save);
  const next = { ...state, saves };
  return answer.type === "refused" ? onRefused(next, save, answer.message) : onSaved(next, save, answer.mended);
}

function onSaved<T>(state: AutosaveState<T>, save: Save<T>, mended: boolean): AutosaveState<T> {
  const { stored } = state;
  // A text that was typed again since, even the same, is not saved yet.
  const isUnchanged = !state.isDirty && state.text === save.text;
  const done = { ...state, failure: undefined };
  if (!mended) return isUnchanged && save.tidy ? { ...done, text: save.saved.text } : done;
  // A user who has typed on over a value that came meanwhile has still not seen that value.
  if (!isUnchanged) return { ...done, seen: stored.text, over: save.over };
  const text = save.tidy || stored.text !== save.saved.text ? stored.text : state.text;
  return { ...done, text, seen: stored.text, over: stored.value };
}

/** The text waits in the field again, unless a later save took its place. */
function onRefused<T>(state: AutosaveState<T>, save: Save<T>, message: ReactElement | null): AutosaveState<T> {
  if (state.saves.some(({ id }) => id > save.id)) return state;
  const text = state.isDirty ? state.text : save.text;
  return { ...state, text, seen: save.seen, over: save.over, isDirty: true, failure: { kind: "refused", message } };
}

function onRestored<T>(state: AutosaveState<T>, draft: { text: string; over: string }): AutosaveState<T> {
  const hasMoved = draft.over !== state.seen;
  return {
    ...state,
    text: draft.text,
    isDirty: true,
    isUndecided: hasMoved,
    elsewhere: hasMoved ? state.seen : undefined,
  };
}
