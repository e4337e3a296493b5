import { useCallback, useEffect, useRef, useState } from "react";
import type { HistoryAuthor, HistoryEntry, HistoryView } from "shared-schema/api/agreement/history";
import type { Refusal } from "shared-schema/base/result";
import { request } from "../../../store/http/http.ts";

export interface Filter {
  author: number | null;
  part: string | null;
}

/** The pages of a history that were loaded so far. They stay readable when the connection goes. */
interface LoadedHistory {
  /** Undefined while the first page is on its way. */
  entries: readonly HistoryEntry[] | undefined;
  authors: readonly HistoryAuthor[];
  /** The oldest version that can be compared; null while it is not known. */
  firstVersion: number | null;
  hasMore: boolean;
  busy: boolean;
  refusal: Refusal | null;
  /** Loads the next page, or tries once more. Does nothing while a page is on its way. */
  more(): void;
}

interface Loaded {
  entries: readonly HistoryEntry[] | undefined;
  authors: readonly HistoryAuthor[];
  firstVersion: number | null;
  next: number | null;
  refusal: Refusal | null;
}

const NOTHING: Loaded = { entries: undefined, authors: [], firstVersion: null, next: null, refusal: null };

/** Loads an agreement's history page by page. */
export function useHistory(id: number, { author, part }: Filter): LoadedHistory {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [busy, setBusy] = useState(true);
  const leaving = useRef(new AbortController());
  const load = useCallback(
    async (before: number | null) => {
      const { signal } = leaving.current;
      setBusy(true);
      const answer = await request<HistoryView>("GET", `/cruise/${id}/history/`, {
        query: { before, author, part },
        quiet: true,
        signal,
      });
      if (signal.aborted) return;
      setBusy(false);
      setLoaded((last) => {
        if (!answer.ok) return { ...last, refusal: answer.refusal };
        const { entries, next, authors, first_version: firstVersion } = answer.value;
        const known = before === null ? [] : (last.entries ?? []);
        // With a filter, fewer people are named: the choice keeps those who were.
        const named = new Map([...last.authors, ...authors].map((one) => [one.user_id, one]));
        return { entries: [...known, ...entries], authors: [...named.values()], firstVersion, next, refusal: null };
      });
    },
    [id, author, part],
  );
  useEffect(() => {
    leaving.current = new AbortController();
    setLoaded(({ authors, firstVersion }) => ({ ...NOTHING, authors, firstVersion }));
    void load(null);
    const { current } = leaving;
    return () => current.abort();
  }, [load]);
  const { entries, authors, firstVersion, next, refusal } = loaded;
  const more = () => {
    // A page that is on its way is not asked for twice.
    if (!busy) void load(next);
  };
  return { entries, authors, firstVersion, hasMore: next !== null, busy, refusal, more };
}
