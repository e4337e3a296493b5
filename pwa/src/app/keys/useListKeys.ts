import { useEffect } from "react";
import { isAlone } from "./isAlone.ts";

/** The link that opens a row of a list, and the one to its next step. Lists mark them. */
const ITEM = "main [data-list-item]";
const NEXT = "[data-list-next]";

/** The way to another row. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * In a list, `j` and `k` move the focus to the row below and above, where Enter opens it as any link; `n` takes its next step.
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
      if (key === "n" && !event.repeat) rowOf(items[at])?.querySelector<HTMLElement>(NEXT)?.click();
      if (Object.hasOwn(STEPS, key)) move(event, items[at < 0 ? 0 : at + (STEPS[key] ?? 0)]);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** At the ends of the list there is no further row. */
function move(event: KeyboardEvent, item: HTMLElement | undefined): void {
  if (!item) return;
  event.preventDefault();
  item.focus();
  item.scrollIntoView({ block: "nearest" });
}

function rowOf(item: HTMLElement | undefined): Element | null {
  return item?.closest("tr, li, article") ?? null;
}
