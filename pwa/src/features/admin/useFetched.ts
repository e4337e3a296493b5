import { useCallback, useEffect, useState } from "react";
import type { Result } from "shared-schema/base/result";
import { request } from "../../store/http/http.ts";

/** The data of an administrator's page, fetched when it opens because it is not kept on the device. */
export interface Fetched<T> {
  answer: Result<T> | undefined;
  again: () => void;
  /** Replaces what was fetched, after a change whose answer is known. */
  put: (value: T) => void;
}

/** @param path of the answer, behind `/api` */
export function useFetched<T>(path: string): Fetched<T> {
  const [answer, setAnswer] = useState<Result<T>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    void request<T>("GET", path, { quiet: true, signal: leaving.signal }).then((fetched) => {
      if (!leaving.signal.aborted) setAnswer(fetched);
    });
    return () => leaving.abort();
  }, [path, round]);
  return {
    answer,
    again: useCallback(() => setRound((last) => last + 1), []),
    put: useCallback((value) => setAnswer({ ok: true, value }), []),
  };
}
