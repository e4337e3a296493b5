import { useCallback, useState } from "react";
import type { FieldPath } from "#base/fieldPath.ts";
import { useShownForm } from "#forms/useShownForm.ts";
import { discardDraft, draftOf, keepTyped } from "#ui/fields/autosave/drafts.ts";

/** A text of a form, how to change it, and how to forget it once it was sent; the empty text is not kept. */
export type KeptText = [text: string, keep: (text: string) => void, forgetSent: () => void];

/** A text that is kept on this device at each key, until it is emptied. One that is discarded elsewhere goes from the form, too. */
export function useKeptText(path: FieldPath): KeptText {
  const [text, setText] = useState(() => draftOf(path)?.text ?? "");
  useShownForm({
    isOf: (each) => each === path,
    onDiscarded: () => setText(""),
    keepAgain: () => {
      if (text !== "") keepTyped(path, { text, over: "" });
    },
  });
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === "") discardDraft(path);
      else keepTyped(path, { text: next, over: "" });
    },
    [path],
  );
  // The form may have been left and opened again meanwhile: a text that was typed since then stays.
  const forgetSent = () => {
    if (draftOf(path)?.text !== text) return;
    setText("");
    discardDraft(path);
  };
  return [text, keep, forgetSent];
}
