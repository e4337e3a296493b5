import { create } from "zustand";

/** The reason why this device cannot store anything: no space, or a database that the browser has closed. */
export type StorageTrouble = "full" | "severed";

/** Set when a write of the user's failed, cleared when one succeeds. */
export const useStorageTrouble = create<{ trouble: StorageTrouble | null }>()(() => ({ trouble: null }));

const SEVERED =
  /DatabaseClosed|InvalidState|Connection to Indexed Database server lost|database connection is closing/i;

/** Remembers a failed write when it was the storage's fault. */
export function noteStorageTrouble(cause: unknown): void {
  const trouble = troubleOf(cause);
  if (trouble) useStorageTrouble.setState({ trouble });
}

/** The storage works again. */
export function clearStorageTrouble(): void {
  if (useStorageTrouble.getState().trouble) useStorageTrouble.setState({ trouble: null });
}

/** Returns the storage trouble that an error stands for; null when storage is not to blame. */
export function troubleOf(cause: unknown): StorageTrouble | null {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (/QuotaExceeded/i.test(text)) return "full";
  return SEVERED.test(text) ? "severed" : null;
}
