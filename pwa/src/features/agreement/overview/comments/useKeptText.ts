import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldPath } from "../../../../base/fieldPath.ts";
import { useFieldDrafts } from "../../../../store/drafts/draftStore.ts";
import { discardDraft, draftOf, keepDraft } from "../../../../ui/fields/autosave/drafts.ts";

/** A text of a form, and how to change it; the empty text is not kept. */
export type KeptText = [text: string, keep: (text: string) => void];

/** A text that is kept on this device at each key, until it is emptied. One that is discarded elsewhere goes from the form, too. */
export function useKeptText(path: FieldPath): KeptText {
  const [text, setText] = useState(() => draftOf(path)?.text ?? "");
  const isListed = useFieldDrafts(({ drafts }) => drafts.some((draft) => draft.path === path));
  const wasListed = useRef(isListed);
  useEffect(() => {
    if (wasListed.current && !isListed && draftOf(path) === undefined) setText("");
    wasListed.current = isListed;
  }, [isListed, path]);
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === "") discardDraft(path);
      else keepDraft(path, { text: next, over: "" });
    },
    [path],
  );
  return [text, keep];
}
