import type { Refusal } from "shared-schema/base/result";
import { create } from "zustand";

/** Titles of a failed call, by the status of its answer. */
type ErrorTitle =
  | "Validation Error"
  | "Unauthorised"
  | "Not Found"
  | "Server Error"
  | "Client Error"
  | "Connection Error";

interface CurrentError {
  title: ErrorTitle;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  refusal: Refusal;
  /** The answer as it came, for the debug toggle. */
  raw: unknown;
}

interface CurrentErrorState {
  error: CurrentError | null;
  /** The page that the error is shown on although it happened on another; null is the page where it happened. */
  keptFor: string | null;
  set(error: CurrentError): void;
  clear(): void;
  /** Keeps the error over the change to a page, where it is shown. */
  keepFor(path: string): void;
  /** Clears it on a change of route, unless it was kept for the page that is shown now. */
  changeRoute(path: string): void;
}

/** The last failed call, shown as a red message until it is cleared. */
export const useCurrentError = create<CurrentErrorState>()((set) => ({
  error: null,
  keptFor: null,
  set: (error) => set({ error, keptFor: null }),
  clear: () => set({ error: null, keptFor: null }),
  keepFor: (path) => set({ keptFor: path }),
  changeRoute: (path) => set(({ error, keptFor }) => ({ error: keptFor === path ? error : null, keptFor: null })),
}));

/** The title that belongs to a status. */
export function titleOf(status: number | null): ErrorTitle {
  if (status === null) return "Connection Error";
  if (status === 422) return "Validation Error";
  if (status === 401) return "Unauthorised";
  if (status === 404) return "Not Found";
  return status >= 500 ? "Server Error" : "Client Error";
}
