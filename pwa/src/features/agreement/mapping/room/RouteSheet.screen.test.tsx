import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boxOf } from "#testing/find.ts";
import { middleOf, mouse } from "#testing/mouse.ts";
import { listedWaypoints, markerOf, routeChart, waypointForm } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const sheet = page.getBySelector("[data-sheet] > :last-child");
const height = () => boxOf(sheet).height;
const raise = page.getByRole("button", { name: "Raise the sheet fully" });
const lower = page.getByRole("button", { name: "Lower the sheet" });

/** Opens the chart on a phone. @returns the height of the sheet at its middle stop */
async function openOnPhone(): Promise<number> {
  await page.viewport(390, 844);
  await openScreen("/agreement/1/mapping");
  await expect.element(listedWaypoints.first()).toBeVisible();
  return height();
}

it("on a phone the chart is the screen, and only the sheet scrolls", async () => {
  await openOnPhone();
  expect(boxOf(routeChart)).toMatchObject({ x: 0, width: 390 });
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
});

it("the sheet has three stops, and a waypoint that is chosen on the chart shows its form at the middle one", async () => {
  const half = await openOnPhone();
  await raise.click();
  await expect.poll(height).toBeGreaterThan(half * 1.5);
  await lower.click();
  await expect.poll(height).toBeLessThan(half / 2);
  await expect.element(markerOf(4)).toBeVisible();
  const marker = markerOf(4).element();
  if (marker instanceof HTMLElement) marker.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(waypointForm(4).getByRole("heading")).toBeInViewport();
  await expect.poll(height).toBe(half);
});

it("a sheet that is dragged by its grip rests at the nearest stop, and the drag is no tap", async () => {
  await openOnPhone();
  const [x, y] = middleOf(raise.element());
  await mouse({ move: [x, y] }, "down", { move: [x, 200], steps: 8 }, "up");
  await expect.element(lower).toBeVisible();
});

for (const [width, tall] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  it(`the form of a waypoint that is chosen in the list comes into view at ${width} px`, async () => {
    await page.viewport(width, tall);
    await openScreen("/agreement/1/mapping");
    await expect.element(listedWaypoints.first()).toBeVisible();
    for (const chosen of [listedWaypoints.last(), listedWaypoints.first()]) {
      await chosen.getByRole("button").first().click();
      const form = page.getByRole("region", { name: /^Waypoint \d$/ });
      await expect.element(form.getByRole("heading")).toBeInViewport();
    }
  });
}
