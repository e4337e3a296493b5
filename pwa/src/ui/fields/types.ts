import type { ReactElement, ReactNode } from "react";
import type { FieldPath } from "../../base/fieldPath.ts";

/**
 * The result of saving a field; a refusal comes in words to show at the field. `mended`: a rule stored a value other
 * than the one entered, and the field shows what is stored. `held`: the value waits on the screen until a form is
 * submitted, and its draft with it. The message stays on screen, so it is an element that follows the reader's
 * language, never a finished text; null where the fields say it themselves.
 */
export type SaveResult = { ok: true; mended?: boolean; held?: boolean } | { ok: false; message: ReactElement | null };

/** A typed value as read, or the problem with it, in words. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** The props of every autosaving field. */
export interface FieldProps<T> {
  label: string;
  value: T | null;
  /** Writes the value; called when it is left, on Enter, and after a second without a key. */
  onSave: (value: T | null) => Promise<SaveResult>;
  description?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Marked as required. «refuse» does not save an empty field; «warn» saves it and says that it is missing. */
  required?: "refuse" | "warn" | undefined;
  /** A message from outside: a rule over several fields, or the server's answer. */
  error?: ReactNode;
  /** The path of the value: drafts are kept under it, conflicts are marked by it, and links jump to it. */
  path: FieldPath;
  /** The path contains the stored value and changes with it: the field stays the same, and its draft moves along. */
  pathFollowsValue?: boolean;
}
