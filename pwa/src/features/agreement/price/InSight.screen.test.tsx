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

for (const width of [390, 1024]) {
  it(`a link beside the price leads to the payment plan below it, ${width} px wide`, async () => {
    await page.viewport(width, 800);
    await openScreen("/agreement/1/price", { as: "central" });
    await expect.element(page.getByRole("button", { name: "Add the usual calls" })).toBeInTheDocument();
    const plan = page.getByRole("region", { name: "Payment plan" });
    await page.getByRole("region", { name: "Total", exact: true }).getByRole("link", { name: "Payment plan" }).click();
    await expect.poll(() => plan.element().contains(document.activeElement)).toBe(true);
    await expect.element(plan.getByRole("heading", { name: "Payment plan" })).toBeInViewport();
  });
}

it("no link leads to the payment plan where it faces the price", async () => {
  await page.viewport(1280, 800);
  await openScreen("/agreement/1/price", { as: "central" });
  await expect.element(page.getByRole("heading", { name: "Payment plan" })).toBeVisible();
  expect(page.getByRole("link", { name: "Payment plan" }).elements()).toEqual([]);
});
