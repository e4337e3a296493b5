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
