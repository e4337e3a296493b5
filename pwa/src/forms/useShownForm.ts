import { useEffect, useRef } from "react";
import { type ShownForm, showForm } from "../store/drafts/shownForms.ts";

/**
 * Tells a form of a text that was discarded in the list of what is not saved, and asks it to keep its texts again where another tab
 * has removed one: the text under the cursor stays.
 */
export function useShownForm(form: ShownForm): void {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(
    () =>
      showForm({
        isOf: (path) => latest.current.isOf(path),
        onDiscarded: (path) => latest.current.onDiscarded(path),
        keepAgain: () => latest.current.keepAgain(),
      }),
    [],
  );
}
