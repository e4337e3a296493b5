import type { Page } from "@playwright/test";

/** A screen at rest. */
export interface Rest {
  path: string;
  /** Of the whole page, in pixels. */
  height: number;
  /** Whatever takes the focus and can be seen: in the viewport, and on the whole page. */
  inSight: number;
  controls: number;
}

/** Measures the screen that is open. */
export async function atRest(page: Page): Promise<Rest> {
  const { pathname, hash } = new URL(page.url());
  return { path: pathname + hash, ...(await page.evaluate(measured)) };
}

/** Runs in the page, and holds no function with a name: tsx would wrap it in one that the page has not. */
function measured(): Omit<Rest, "path"> {
  const focusable = document.querySelectorAll<HTMLElement>(
    ":is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex='-1'], [type=hidden], [inert] *)",
  );
  let [inSight, controls] = [0, 0];
  for (const element of focusable) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isDrawn =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isDrawn) continue;
    controls += 1;
    // Whatever lies over it, such as a bar at the foot of a phone, takes it out of sight.
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit !== null && (element.contains(hit) || hit.contains(element))) inSight += 1;
  }
  return { height: document.documentElement.scrollHeight, inSight, controls };
}
