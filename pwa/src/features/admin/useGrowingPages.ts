import { useCallback, useRef, useState } from "react";
import { done, type Refusal, type Result } from "shared-schema/base/result";
import { request } from "../../store/http/http.ts";
import { useAnswered } from "./useAnswered.ts";
import { type FetchedPages, type Pages, type Paging, withChanged } from "./useFetchedPages.ts";

/** A list that is too long to fetch as a whole: its first page, and the next ones as they are asked for. */
export interface GrowingPages<P, E> extends FetchedPages<P, E> {
  /** Fetches the next page, unless all of them are here or one is under way. */
  more: () => void;
  /** Whether the last page is here. */
  isWhole: boolean;
  /** Why the next page did not come. */
  stopped: Refusal | null;
}

/** @param paging stays the same */
export function useGrowingPages<P, E>({ pathOf, entriesOf, length }: Paging<P, E>): GrowingPages<P, E> {
  const [stopped, setStopped] = useState<Refusal | null>(null);
  const [isWhole, setWhole] = useState(false);
  const leaving = useRef<AbortSignal>(null);
  /** The entry after which the next page begins; null while one is under way and after the last. */
  const last = useRef<E | null>(null);
  const note = useCallback(
    (page: readonly E[]) => {
      const isLast = page.length < length;
      last.current = isLast ? null : (page.at(-1) ?? null);
      setWhole(isLast);
      setStopped(null);
    },
    [length],
  );
  const read = useCallback(
    async (signal: AbortSignal): Promise<Result<Pages<P, E>>> => {
      leaving.current = signal;
      last.current = null;
      const page = await request<P>("GET", pathOf(undefined), { quiet: true, signal });
      if (!page.ok) return page;
      const entries = [...entriesOf(page.value)];
      if (!signal.aborted) note(entries);
      return done({ first: page.value, entries });
    },
    [pathOf, entriesOf, note],
  );
  const { answer, again, setAnswer } = useAnswered(read);
  const more = useCallback(async () => {
    const [from, signal] = [last.current, leaving.current];
    if (from === null || signal === null) return;
    last.current = null;
    const page = await request<P>("GET", pathOf(from), { quiet: true, signal });
    if (signal.aborted) return;
    if (!page.ok) {
      last.current = from;
      setStopped(page.refusal);
      return;
    }
    const next = entriesOf(page.value);
    note(next);
    setAnswer((before) =>
      before?.ok ? done({ ...before.value, entries: [...before.value.entries, ...next] }) : before,
    );
  }, [pathOf, entriesOf, note, setAnswer]);
  const change = useCallback(
    (entry: (before: E) => E) => setAnswer((before) => withChanged(before, entry)),
    [setAnswer],
  );
  return { answer, again, change, more: useCallback(() => void more(), [more]), isWhole, stopped };
}
