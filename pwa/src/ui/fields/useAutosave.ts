import { useCallback, useEffect, useRef, useState } from "react";
import type { Parsed, SaveResult } from "./types.ts";
import { keepText, keptText, placeOf, settleText } from "./unsavedText.ts";
import { useStranded } from "./useStranded.ts";

const IDLE_MS = 1_000;

interface Options<T> {
  value: T | null;
  format: (value: T | null) => string;
  parse: (text: string) => Parsed<T | null>;
  onSave: (value: T | null) => Promise<SaveResult>;
  /** The field's name: under a dotted one, a text that is not saved yet waits until the field is back. */
  name?: string | undefined;
  /** Nothing can be typed now: a text that waits goes on waiting. */
  disabled?: boolean | undefined;
}

/** A text field that saves itself. */
export interface Autosave {
  text: string;
  /** Why the text was not saved. */
  error: string | undefined;
  /** The text of a value that came from elsewhere while this field was being edited. */
  elsewhere: string | undefined;
  /** Both ways out, while a text has come back over a value that somebody has changed meanwhile. */
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
 * Keeps what is typed until it is saved: leaving, Enter, a second without a key, and the end of the page save; a value from
 * elsewhere never replaces the text under the cursor.
 */
export function useAutosave<T>({ value, format, parse, onSave, name, disabled }: Options<T>): Autosave {
  const shown = format(value);
  const [named] = useState(() => placeOf(name));
  const place = disabled ? null : named;
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const dirty = useRef(false);
  /** A text that came back to a field whose value has changed since: only the user's own hand saves it. */
  const undecided = useRef(false);
  const [asks, setAsks] = useState(false);
  const decide = useCallback((open: boolean) => {
    undecided.current = open;
    setAsks(open);
  }, []);
  /** Stored texts that saves under way replace: until those are answered they are no news from elsewhere. */
  const replaced = useRef(new Set<string>());
  const saving = useRef(0);
  // The stored text that the user has seen: another one, while the field is in use, came from elsewhere.
  const seen = useRef(shown);
  const [elsewhere, setElsewhere] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ text, shown, format, parse, onSave });
  latest.current = { ...latest.current, shown, format, parse, onSave };

  useEffect(() => {
    if (shown === seen.current || replaced.current.has(shown)) return;
    seen.current = shown;
    if (focused || dirty.current) {
      if (shown !== latest.current.text) setElsewhere(shown);
      return;
    }
    latest.current.text = shown;
    setText(shown);
    setError(undefined);
  }, [shown, focused]);

  const commit = useCallback(
    (tidy = false) => {
      clearTimeout(timer.current);
      if (!dirty.current) return;
      const now = latest.current;
      const typed = now.text;
      const parsed = now.parse(typed);
      if (!parsed.ok) return setError(parsed.message);
      dirty.current = false;
      decide(false);
      const next = now.format(parsed.value);
      const before = seen.current;
      setElsewhere(undefined);
      seen.current = next;
      replaced.current.add(before);
      saving.current += 1;
      void now.onSave(parsed.value).then((result) => {
        saving.current -= 1;
        if (saving.current === 0) replaced.current.clear();
        if (result.ok) {
          setError(undefined);
          const stored = storedText(result, next, latest.current.shown);
          settleText(place, typed, stored);
          if (stored !== next) seen.current = stored;
          if (latest.current.text === typed && (tidy || stored !== next)) {
            latest.current.text = stored;
            setText(stored);
          }
          return;
        }
        seen.current = before;
        dirty.current = true;
        setError(result.message);
      });
    },
    [place, decide],
  );

  useEffect(() => {
    const kept = keptText(place);
    if (!kept || dirty.current) return;
    if (kept.text === seen.current) return settleText(place, kept.text, kept.text);
    const moved = kept.over !== seen.current;
    latest.current.text = kept.text;
    dirty.current = true;
    setText(kept.text);
    // What was typed over a value that nobody has changed since is saved now; over another one the user decides.
    decide(moved);
    if (moved) setElsewhere(seen.current);
    else commit();
  }, [place, commit, decide]);

  const type = useCallback(
    (next: string) => {
      keepText(place, { text: next, over: keptText(place)?.over ?? seen.current });
      latest.current.text = next;
      dirty.current = true;
      decide(false);
      setText(next);
      setError(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(), IDLE_MS);
    },
    [commit, place, decide],
  );

  useEffect(() => {
    const end = () => {
      if (!undecided.current) commit();
    };
    window.addEventListener("pagehide", end);
    return () => {
      window.removeEventListener("pagehide", end);
      end();
    };
  }, [commit]);

  const leave = useCallback(() => {
    setFocused(false);
    setTouched(true);
    if (undecided.current) return;
    commit(true);
    if (dirty.current) return;
    // Nothing of the user's is left in the field: it shows what is stored, also what came meanwhile.
    const parsed = latest.current.parse(latest.current.text);
    const kept = parsed.ok ? latest.current.format(parsed.value) : latest.current.text;
    if (kept !== seen.current) {
      latest.current.text = seen.current;
      setText(seen.current);
    }
    setElsewhere(undefined);
  }, [commit]);

  const theirs = () => {
    settleText(place, latest.current.text, seen.current);
    dirty.current = false;
    decide(false);
    latest.current.text = seen.current;
    setText(seen.current);
    setElsewhere(undefined);
    setError(undefined);
  };

  // A field that is disabled meanwhile keeps its text where it is.
  useStranded({ failed: error !== undefined, place: named, text, reset: theirs });

  return {
    text,
    error,
    elsewhere,
    choice: asks ? { mine: () => commit(true), theirs } : undefined,
    touched,
    type,
    put: (next) => {
      type(next);
      commit(true);
    },
    focus: () => setFocused(true),
    leave,
    commit: () => commit(true),
  };
}

/** What a save stored, as a text: what was entered, or what a rule made of it. */
function storedText(result: { mended?: boolean }, entered: string, shown: string): string {
  return result.mended ? shown : entered;
}
