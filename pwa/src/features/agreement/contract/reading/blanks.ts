import { unfoldAt } from "./folds.ts";

/** The blank that was followed to its field last, so that the way back leads to it. */
let followed: { agreementId: number; path: string } | null = null;

/** Where a missing particular is filled in; null for one that is not missing. */
export type AddressOf = (path: string) => string | null;

/**
 * Makes each blank a link to the field in which it is filled in. Asked again, it brings the links up to date where they stand, so that
 * one that is focused stays so.
 */
export function linkBlanks(root: ParentNode, addressOf: AddressOf, label: (of: string) => string): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-field]")) {
    const blank = place.querySelector<HTMLElement>(".contract-blank");
    if (!blank) continue;
    const address = addressOf(place.dataset["field"] ?? "");
    const current = blank instanceof HTMLAnchorElement ? blank : null;
    if (address === null) {
      if (current) swap(current, document.createElement("span"));
      continue;
    }
    const link = current ?? swap(blank, document.createElement("a"));
    link.href = address;
    link.setAttribute("aria-label", label(labelOf(place)));
  }
}

/** Puts one element of a blank in the place of another, with its content. */
function swap<E extends HTMLElement>(former: HTMLElement, next: E): E {
  next.className = former.className;
  next.append(...former.childNodes);
  former.replaceWith(next);
  return next;
}

/** The label of a particular: its term, or the head of its column, or its party's role. */
function labelOf(place: HTMLElement): string {
  const column = place instanceof HTMLTableCellElement ? place.cellIndex : -1;
  const head = place.closest("table")?.querySelectorAll("thead th")[column];
  return (head ?? place.parentElement?.querySelector("dt, h4"))?.textContent ?? "";
}

/** The address of the blank that was clicked, which is remembered for the way back; null for any other click. */
export function followBlank(event: Event, agreementId: number): string | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a.contract-blank") : null;
  const path = link?.closest<HTMLElement>("[data-field]")?.dataset["field"];
  if (!link || path === undefined) return null;
  followed = { agreementId, path };
  return link.getAttribute("href");
}

/** Brings back into view, once, what was followed from this agreement. */
export function returnToBlank(root: ParentNode, agreementId: number): void {
  if (followed?.agreementId !== agreementId) return;
  const place = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(followed.path)}"]`);
  followed = null;
  if (!place) return;
  const focused = place.querySelector<HTMLElement>("a.contract-blank") ?? place;
  if (focused === place) place.tabIndex = -1;
  unfoldAt(place);
  place.scrollIntoView({ block: "center" });
  focused.focus({ preventScroll: true });
}
