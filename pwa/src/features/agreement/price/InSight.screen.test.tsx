import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "#testing/screen.tsx";

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MOST = 45;

/** Everything on the page that takes the focus and can be seen, bars and navigation counted. */
function controlsInSight(): number {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility({ visibilityProperty: true }),
  ).length;
}

for (const as of ["carrier", "central"] as const) {
  it(`the price of an agreement has at most ${MOST} controls in sight, for its ${as}`, async () => {
    await page.viewport(1280, 800);
    await openScreen("/agreement/1/price", { as });
    await expect.element(page.getByRole("row", { name: /^Grand total €/ })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Add the usual calls" })).toBeVisible();
    expect(controlsInSight()).toBeLessThanOrEqual(MOST);
  });
}
