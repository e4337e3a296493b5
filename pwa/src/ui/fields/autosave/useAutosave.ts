import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import type { Parsed } from "../types.ts";
import type { Failure } from "./autosave.ts";
import { AutosaveField, type AutosaveOptions } from "./autosaveField.ts";
import { reportUnsavable } from "./drafts.ts";

interface Options<T> extends AutosaveOptions<T> {
  /** The path contains the stored value and changes with it: the field stays the same, and its draft moves along. */
  pathFollowsValue?: boolean | undefined;
}

/** A text field that saves itself. */
export interface Autosave {
  text: string;
  /** The reason why the text was not saved. */
  error: ReactNode;
  /** The text of a value that came from elsewhere while this field was being edited. */
  elsewhere: string | undefined;
  /** Both ways out, while a draft has come back over a value that someone has changed meanwhile. */
  choice: { mine: () => void; theirs: () => void } | undefined;
  /** Whether the user has left the field at least once. */
  touched: boolean;
  type: (text: string) => void;
  /** Replaces the text and saves at once: a pick from a calendar. */
  put: (text: string) => void;
  focus: () => void;
  leave: () => void;
  commit: () => void;
}

/**
 * Keeps what is typed until it is saved: leaving, Enter, a second without a key, and the end of the page save. A value from
 * elsewhere never replaces the text under the cursor.
 */
export function useAutosave<T>(options: Options<T>): Autosave {
  const { path, pathFollowsValue = false } = options;
  const [field, setField] = useState(() => new AutosaveField(options));
  // Another path is another field, even where React keeps the component.
  if (field.path !== path && !pathFollowsValue) setField(new AutosaveField(options));
  const state = useStore(field.state);
  useLayoutEffect(() => field.update(options));
  useEffect(() => {
    window.addEventListener("pagehide", field.end);
    return () => {
      window.removeEventListener("pagehide", field.end);
      field.end();
    };
  }, [field]);
  const { failure, text, isUndecided } = state;
  const hasFailed = failure !== undefined;
  useEffect(() => {
    return hasFailed ? reportUnsavable(path, field.state.getState().text, field.discard) : undefined;
  }, [hasFailed, path, field]);
  return {
    text,
    error: failure && messageOf(failure, options.parse(text)),
    elsewhere: state.elsewhere,
    choice: isUndecided ? { mine: field.keepMine, theirs: field.discard } : undefined,
    touched: state.isTouched,
    type: field.type,
    put: field.put,
    focus: field.focus,
    leave: field.leave,
    commit: field.commit,
  };
}

/** Returns the message about a text, in the reader's current language. */
function messageOf(failure: Failure, parsed: Parsed<unknown>): ReactNode {
  return failure.kind === "unreadable" && !parsed.ok ? parsed.message : failure.message;
}
