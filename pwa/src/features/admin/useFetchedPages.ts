import { useCallback } from "react";
import { done, type Result } from "shared-schema/base/result";
import { request } from "../../store/http/http.ts";
import { type Answered, useAnswered } from "./useAnswered.ts";

/** Reads a list that the server answers in pages. */
export interface Paging<P, E> {
  /** The address of a page, behind `/api`. @param last of the entries so far; undefined: the first page */
  pathOf: (last: E | undefined) => string;
  entriesOf: (page: P) => readonly E[];
  /** The entries of a full page: one with fewer is the last. */
  length: number;
}

/** The pages that have come of a list. */
export interface Pages<P, E> {
  first: P;
  entries: E[];
}

export interface FetchedPages<P, E> extends Answered<Pages<P, E>> {
  /** Changes entries as they are by then: more of them may have come since the screen was drawn. */
  change: (entry: (before: E) => E) => void;
}

/** Changes the entries of a list that has come; another answer stays as it is. */
export function withChanged<P, E>(answer: Result<Pages<P, E>> | undefined, change: (before: E) => E) {
  return answer?.ok ? done({ ...answer.value, entries: answer.value.entries.map(change) }) : answer;
}

/** A list, page after page until its end. It is shown when all of it is here, because it is searched and sorted as a whole. @param paging stays the same */
export function useFetchedPages<P, E>({ pathOf, entriesOf, length }: Paging<P, E>): FetchedPages<P, E> {
  const read = useCallback(
    async (signal: AbortSignal): Promise<Result<Pages<P, E>>> => {
      let first: P | undefined;
      const entries: E[] = [];
      for (;;) {
        const page = await request<P>("GET", pathOf(entries.at(-1)), { quiet: true, signal });
        if (!page.ok) return page;
        first ??= page.value;
        const more = entriesOf(page.value);
        entries.push(...more);
        if (more.length < length) return done({ first, entries });
      }
    },
    [pathOf, entriesOf, length],
  );
  const { answer, again, setAnswer } = useAnswered(read);
  const change = useCallback(
    (entry: (before: E) => E) => setAnswer((before) => withChanged(before, entry)),
    [setAnswer],
  );
  return { answer, again, change };
}
