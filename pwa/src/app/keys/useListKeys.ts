import { useEffect } from "react";
import { isAlone } from "./isAlone.ts";

/** The link that opens a row of a list. Lists mark it. */
const ITEM = "main [data-list-item]";

/** The way to another row. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * In a list, `j` and `k` move the focus to the row below and above, where Enter opens it as any link; a letter presses what names it in
 * the focused row (`aria-keyshortcuts`).
 * @param isOn whether single keys do anything
 */
export function useListKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isAlone(event) || document.querySelector("[role=dialog]")) return;
      const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
      const at = items.findIndex((item) => rowOf(item)?.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (!/^[a-z]$/.test(key)) return;
      const step = STEPS[key];
      if (step !== undefined) move(event, items[at < 0 ? 0 : at + step]);
      else if (!event.repeat) rowOf(items[at])?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    };
    // After those of the document, which take a letter after `g`.
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOn]);
}

/** At the ends of the list there is no further row. */
function move(event: KeyboardEvent, item: HTMLElement | undefined): void {
  if (!item) return;
  event.preventDefault();
  item.focus({ preventScroll: true });
  (rowOf(item) ?? item).scrollIntoView({ block: "nearest" });
}

function rowOf(item: HTMLElement | undefined): Element | null {
  return item?.closest("tr, li, article") ?? null;
}
