import { expect } from "vitest";
import { type Locator, type LocatorSelectors, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what no role or text names. */
    getBySelector(selector: string): Locator;
  }
}

locators.extend({ getBySelector: (selector) => selector });

/** A field by its label, to which its unit and the mark of a required field may be added. */
export function field(label: string, scope: LocatorSelectors = page): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const labelled = scope.getByLabelText(new RegExp(`^${escaped}( \\([^)]{1,6}\\))?( \\*)?$`));
  return labelled.and(page.getBySelector("input, textarea"));
}

/** By how much what an element holds is wider than it. */
export function overflowOf(element: Element): number {
  return element.scrollWidth - element.clientWidth;
}

/** The frame of an element on the screen. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Whether a part of an element is on the screen, also where it lies in a tree of its own. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Whether a point in the middle of an element is the element's own, and nothing lies over it. */
export function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

/** Whether an element lies wholly within the frame of another. */
export function isWithin(element: Element, frame: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isBeside = inner.left < outer.left || inner.right > outer.right;
  return !isBeside && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** Fills a field that saves itself, and leaves it. */
export async function enter(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  const element = input.element();
  if (element instanceof HTMLElement) element.blur();
}

/** The text in a field that is on screen. */
export function textIn(input: Locator): string {
  const element = input.element();
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "";
}

/** The one of some elements that is on screen: the same button may be there again for another width. */
export function onScreen(found: Locator): Locator {
  const seen = found.elements().find((element) => element.checkVisibility());
  if (!seen) throw new Error("None of them is on screen");
  return page.elementLocator(seen);
}

/** The box of what has come to rest on screen. */
export async function resting(shown: Locator): Promise<DOMRect> {
  let last = "";
  await expect
    .poll(() => {
      const before = last;
      last = JSON.stringify(shown.element().getBoundingClientRect());
      return last === before;
    })
    .toBe(true);
  return shown.element().getBoundingClientRect();
}
