/**
 * What a field's save came to; a refusal in words that stand at the field. `mended`: a rule stored another value than the
 * one that was entered, and the field shows what is stored.
 */
export type SaveResult = { ok: true; mended?: boolean } | { ok: false; message: string };

/** What was typed, understood; or what is wrong with it, in words. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** What every autosaving field takes. */
export interface FieldProps<T> {
  label: string;
  value: T | null;
  /** Writes the value; called when it is left, on Enter, and after a second without a key. */
  onSave: (value: T | null) => Promise<SaveResult>;
  description?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Marked as required. «refuse» does not save an empty field; «warn» saves it and says that it is missing. */
  required?: "refuse" | "warn";
  /** A message from outside: a rule over several fields, or the server's answer. */
  error?: string | undefined;
  /** For tests and for jumps to a field («what is missing»): the data key. */
  name?: string;
}
