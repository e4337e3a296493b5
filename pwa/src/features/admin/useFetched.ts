import { useCallback } from "react";
import { request } from "../../store/http/http.ts";
import { type Answered, useAnswered } from "./useAnswered.ts";

export interface Fetched<T> extends Answered<T> {
  /** Replaces what was fetched, after a change whose answer is known. */
  put: (value: T) => void;
}

/** @param path of the answer, behind `/api` */
export function useFetched<T>(path: string): Fetched<T> {
  const read = useCallback((signal: AbortSignal) => request<T>("GET", path, { quiet: true, signal }), [path]);
  const { answer, again, setAnswer } = useAnswered<T>(read);
  return { answer, again, put: useCallback((value) => setAnswer({ ok: true, value }), [setAnswer]) };
}
