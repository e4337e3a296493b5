import { useCallback, useEffect, useState } from "react";
import type { Result } from "shared-schema/base/result";
import type { CurrentError } from "../../store/http/currentError.ts";
import { request } from "../../store/http/http.ts";

/** The data of an administrator's page, fetched when it opens because it is not kept on the device. */
export interface Answered<T> {
  answer: Result<T> | undefined;
  /** Why it failed, with the answer as it came. */
  failure: CurrentError | null;
  again: () => void;
}

export interface Fetched<T> extends Answered<T> {
  /** Replaces what was fetched, after a change whose answer is known. */
  put: (value: T) => void;
}

/** @param path of the answer, behind `/api` */
export function useFetched<T>(path: string): Fetched<T> {
  const [answer, setAnswer] = useState<Result<T>>();
  const [failure, setFailure] = useState<CurrentError | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    const onFailure = (failed: CurrentError) => !leaving.signal.aborted && setFailure(failed);
    void request<T>("GET", path, { quiet: true, signal: leaving.signal, onFailure }).then((fetched) => {
      if (!leaving.signal.aborted) setAnswer(fetched);
    });
    return () => leaving.abort();
  }, [path, round]);
  return {
    answer,
    failure,
    again: useCallback(() => setRound((last) => last + 1), []),
    put: useCallback((value) => setAnswer({ ok: true, value }), []),
  };
}
