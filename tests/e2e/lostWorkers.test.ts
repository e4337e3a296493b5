import { expect, type Page } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { cutOffInEach, NOT_LOADED } from "./support/cutOff.ts";
import { pricedDraft } from "./support/priced.ts";
import { chartOf, drawing, pressTool } from "./support/route.ts";
import { test } from "./support/test.ts";
import { downloaded } from "./support/trust.ts";

const { way, logInTo } = cutOffInEach();

/** Opens a section of the first demo agreement on a way on which one worker does not load. */
async function openWithout(page: Page, worker: RegExp, section: string): Promise<void> {
  way().lose(worker);
  await logInTo(page, `/agreement/1/${section}`);
  await expect(page.getByRole("navigation", { name: "Sections of the agreement" })).toBeVisible();
}

/** Presses a button whose worker does not load, and again once it does. */
async function pressTwice(page: Page, press: () => Promise<unknown>): Promise<void> {
  await press();
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  way().lose(null);
  await press();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
}

test("figures that could not be calculated are calculated when asked again", async ({ page }) => {
  await openWithout(page, /planWorker/, "price");
  // Documents that arrive with the first pull have the figures calculated again without being asked.
  await expectSaved(page);
  await expect(page.getByText(/^The figures of this agreement could not be calculated/)).toBeVisible();
  way().lose(null);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^The figures of this agreement could not be calculated/)).toHaveCount(0);
  await expect(page.getByText("€318,633.73").filter({ visible: true }).first()).toBeVisible();
});

test("a contract whose terms could not be calculated says why it cannot be generated, and can once asked again", async ({
  page,
  request,
}) => {
  const { id } = await pricedDraft(request, `Without its planner ${Date.now()}`);
  way().lose(/planWorker/);
  await logInTo(page, `/agreement/${id}`);
  const generate = page.getByRole("main").getByRole("button", { name: "Generate", exact: true });
  await expect(generate).toBeDisabled();
  await expect(generate).toHaveAccessibleDescription(/^The terms of this agreement could not be calculated/);
  way().lose(null);
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect(generate).toBeEnabled();
  await expect(page.getByText(/could not be calculated/)).toHaveCount(0);
});

test("a chart that could not be drawn is drawn when asked again, and no waypoint is placed by it", async ({ page }) => {
  await openWithout(page, /chartWorker/, "mapping");
  const chart = chartOf(page);
  await expect(chart.getByText(/^The chart could not be displayed/)).toBeVisible();
  const markers = await chart.locator(".leaflet-marker-icon").count();
  way().lose(null);
  await chart.getByRole("button", { name: "Try again" }).click();
  await expect(drawing(page)).toBeVisible();
  await expect(chart.getByText(/^The chart could not be displayed/)).toHaveCount(0);
  await expect(chart.locator(".leaflet-marker-icon")).toHaveCount(markers);
});

test("a search round land that could not begin says so, and runs when asked again", async ({ page }) => {
  await openWithout(page, /routeWorker/, "mapping");
  await pressTwice(page, () => pressTool(page, "Route around land"));
  await expect(page.getByText(/legs were routed: /)).toBeVisible();
});

test("a draft whose worker does not load says so, and is made when asked again", async ({ page }) => {
  await openWithout(page, /documentWorker/, "contract");
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  way().lose(null);
  const pdf = await downloaded(page, page.getByRole("button", { name: "Download PDF" }));
  expect(pdf.slice(0, 5)).toBe("%PDF-");
});

test("a file whose worker does not load says so, and is written when asked again", async ({ page }) => {
  await openWithout(page, /documentWorker/, "mapping");
  const gpx = () => pressTool(page, "Export GPX");
  const download = page.waitForEvent("download");
  await pressTwice(page, gpx);
  expect((await download).suggestedFilename()).toMatch(/\.gpx$/);
});
