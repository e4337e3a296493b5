import { useEffect, useRef } from "react";
import { useFieldDrafts } from "../store/drafts/draftStore.ts";

/**
 * Tells a form that a text of its own was discarded elsewhere, in the list of what is not saved. The form's own doing is told too.
 * @param isOf the paths of its fields
 */
export function useDiscarded(isOf: (path: string) => boolean, onDiscarded: () => void): void {
  const count = useFieldDrafts(({ drafts, typed }) => [...drafts, ...typed].filter(({ path }) => isOf(path)).length);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) onDiscarded();
    before.current = count;
  }, [count, onDiscarded]);
}
