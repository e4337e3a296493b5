import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "shared-schema/base/result";
import type { CurrentError } from "../../store/http/currentError.ts";
import { request } from "../../store/http/http.ts";
import { type FetchedPages, type Pages, type Paging, withChanged } from "./useFetchedPages.ts";

/** A list that is too long to fetch as a whole: its first page, and the next ones as they are asked for. */
export interface GrowingPages<P, E> extends FetchedPages<P, E> {
  /** Fetches the next page, unless all of them are here or one is under way. */
  more: () => void;
}

/** @param paging stays the same */
export function useGrowingPages<P, E>({ pathOf, entriesOf, length }: Paging<P, E>): GrowingPages<P, E> {
  const [answer, setAnswer] = useState<Result<Pages<P, E>>>();
  const [failure, setFailure] = useState<CurrentError | null>(null);
  const [round, setRound] = useState(0);
  const leaving = useRef(new AbortController());
  /** The entry after which the next page begins; null while one is under way and after the last. */
  const last = useRef<E | null>(null);
  const noteLast = useCallback(
    (page: readonly E[]) => {
      last.current = page.length < length ? null : (page.at(-1) ?? null);
    },
    [length],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    last.current = null;
    const onFailure = (failed: CurrentError) => !own.signal.aborted && setFailure(failed);
    void request<P>("GET", pathOf(undefined), { quiet: true, signal: own.signal, onFailure }).then((page) => {
      if (own.signal.aborted) return;
      if (!page.ok) return setAnswer(page);
      const entries = [...entriesOf(page.value)];
      noteLast(entries);
      setAnswer({ ok: true, value: { first: page.value, entries } });
    });
    return () => own.abort();
  }, [pathOf, entriesOf, noteLast, round]);
  const more = useCallback(() => {
    const from = last.current;
    if (from === null) return;
    last.current = null;
    const { signal } = leaving.current;
    void request<P>("GET", pathOf(from), { signal }).then((page) => {
      if (signal.aborted) return;
      // The message is shown above; the end of the list asks again when it comes into sight.
      if (!page.ok) {
        last.current = from;
        return;
      }
      const next = entriesOf(page.value);
      noteLast(next);
      setAnswer((before) =>
        before?.ok ? { ok: true, value: { ...before.value, entries: [...before.value.entries, ...next] } } : before,
      );
    });
  }, [pathOf, entriesOf, noteLast]);
  return {
    answer,
    failure,
    again: useCallback(() => setRound((before) => before + 1), []),
    change: useCallback((entry) => setAnswer((before) => withChanged(before, entry)), []),
    more,
  };
}
