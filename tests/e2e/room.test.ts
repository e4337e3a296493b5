import { expect, type Page } from "@playwright/test";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, chartOf, formOf, listed, openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

async function heightOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.height ?? 0;
}

test("on a phone the sheet has three stops, and a waypoint chosen on the chart shows its form", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "broker", "/agreement/1/mapping");
  const sheet = "[data-sheet] > :last-child";
  await expect(listed(page).first()).toBeVisible();
  const half = await heightOf(page, sheet);
  await page.getByRole("button", { name: "Raise the sheet fully" }).click();
  await expect.poll(() => heightOf(page, sheet)).toBeGreaterThan(half * 1.5);
  await page.getByRole("button", { name: "Lower the sheet" }).click();
  await expect.poll(() => heightOf(page, sheet)).toBeLessThan(half / 2);

  await chartOf(page).getByRole("button", { name: /^4 · / }).press("Enter");
  await expect(formOf(page, 4).getByRole("heading")).toBeInViewport();
  await expect.poll(() => heightOf(page, sheet)).toBe(half);

  // Dragged by its grip it rests at the nearest stop; the drag is no tap.
  const grip = await page.getByRole("button", { name: "Raise the sheet fully" }).boundingBox();
  if (!grip) throw new Error("the grip is not on screen");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, 200, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Lower the sheet" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a named place is framed, a selected waypoint is panned to, and a dragged one shows its legs", async ({
  page,
}) => {
  await openRoute(page, "Framed");
  await addAt(page, ANTIBES);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const place = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
  await place.fill("Calvi");
  await place.press("Enter");
  await expect(listed(page)).toHaveCount(2);
  for (const name of [/^1 · /, /^2 · /]) await expect(chartOf(page).getByRole("button", { name })).toBeInViewport();

  await addAt(page, AJACCIO);
  /** Null while the chart is being drawn. */
  const isOnChart = async (name: RegExp) => {
    const [mark, chart] = [
      await chartOf(page).getByRole("button", { name }).boundingBox(),
      await chartOf(page).boundingBox(),
    ];
    if (!mark || !chart) return null;
    const [right, bottom] = [mark.x + mark.width, mark.y + mark.height];
    const isBeyond =
      mark.x < chart.x || mark.y < chart.y || right > chart.x + chart.width || bottom > chart.y + chart.height;
    return !isBeyond;
  };
  await expect(async () => {
    await page.getByRole("button", { name: "Zoom in" }).click();
    expect(await isOnChart(/^1 · /)).toBe(false);
  }).toPass();
  await listed(page).first().getByRole("button").first().click();
  await expect.poll(() => isOnChart(/^1 · /)).toBe(true);
  await listed(page).nth(1).getByRole("button").first().click();
  await expect.poll(() => isOnChart(/^2 · /)).toBe(true);

  // It is in view before the chart has come to rest.
  await expect(chartOf(page).locator(".leaflet-pan-anim, .leaflet-zoom-anim")).toHaveCount(0);
  const mark = await chartOf(page).getByRole("button", { name: /^2 · / }).boundingBox();
  if (!mark) throw new Error("the waypoint is not on screen");
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.mouse.down();
  await page.mouse.move(mark.x - 40, mark.y + 10, { steps: 5 });
  await expect(chartOf(page).getByText(/^To here \d+\.\d\d NM/)).toBeVisible();
  await expect(chartOf(page).getByText(/^Onward \d+\.\d\d NM/)).toBeVisible();
  await page.mouse.up();
  await expect(chartOf(page).getByText(/^To here/)).toBeHidden();
});

test("a tablet that is turned keeps the chosen tab and what was typed", async ({ page }) => {
  const [lying, standing] = [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ];
  const place = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
  const latitude = field(page, "Latitude").last();
  await page.setViewportSize(lying);
  await logIn(page, "broker", "/agreement/1/mapping");
  await page.getByRole("tab", { name: "Waters" }).click();
  await place.fill("Calv");
  await page.setViewportSize(standing);
  await expect(page.getByRole("tab", { name: "Waypoints" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Waters" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Waypoints" }).click();
  await expect(place).toHaveValue("Calv");
  await page.getByRole("button", { name: "Add at a position" }).click();
  await latitude.fill("43°30' N");
  await page.setViewportSize(lying);
  await expect(page.getByRole("tab", { name: "Waypoints" })).toBeHidden();
  await expect(page.getByRole("tab", { name: "Waters" })).toHaveAttribute("aria-selected", "true");
  await expect(place).toHaveValue("Calv");
  await expect(latitude).toHaveValue("43°30' N");
});

test("waters and fuel of the route stand in the drawer, which remembers its height", async ({ page }) => {
  await logIn(page, "broker", "/agreement/1/mapping");
  await page.getByRole("tab", { name: "Waters" }).click();
  const waters = page.getByRole("table", { name: "Waters" });
  await expect(waters.getByRole("row", { name: /^France/ })).toContainText("%");
  await page.getByRole("tab", { name: "Fuel" }).click();
  await expect(page.getByRole("table", { name: "Fuel" }).getByRole("row", { name: /^Total/ })).toContainText(" L");
  await page.getByRole("button", { name: "Lower the drawer" }).click();
  await expect(page.getByRole("table", { name: "Fuel" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Lower the drawer" })).toBeDisabled();
  await page.getByRole("tab", { name: "Legs" }).click();
  await expect(page.getByRole("region", { name: "Table of the legs" })).toBeVisible();
});
