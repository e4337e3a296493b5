import { expect, test } from "@playwright/test";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, chartOf, listed, openRoute, spot } from "./support/route.ts";

test("a click shows a grey place after 80 ms, and a double click leaves nothing", async ({ page }) => {
  await page.clock.install();
  await openRoute(page, "Placing");
  const chart = chartOf(page);
  const placing = chart.locator('.leaflet-marker-icon [data-kind="temporary"]');
  const middle = await spot(chart, 0.5, 0.7);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.mouse.dblclick(middle.x, middle.y, { delay: 0 });
  await page.clock.runFor(1_000);
  await expect(placing).toHaveCount(0);
  await expect(listed(page)).toHaveCount(0);

  await page.mouse.click(middle.x, middle.y);
  await page.clock.runFor(79);
  await expect(placing).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(placing).toHaveCSS("background-color", "rgb(139, 148, 156)");
  await expect(listed(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(listed(page)).toHaveCount(1);
  await expect(placing).toHaveCount(0);
});

test("a click adds a waypoint, dragging moves it, and undo takes it back", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Clicks on the chart");
  const chart = chartOf(page);
  const middle = await spot(chart, 0.5, 0.7);
  await page.mouse.click(middle.x, middle.y);
  await expect(listed(page)).toHaveCount(1);
  const form = page.getByRole("region", { name: "Waypoint 1", exact: true });
  const latitude = field(form, "Latitude");
  const before = await latitude.inputValue();

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue(before);
  await page.getByRole("button", { name: "Undo (Ctrl-Z)" }).click();
  await expect(latitude).toHaveValue(before);
  await page.locator("body").press("Control+z");
  await expect(listed(page)).toHaveCount(0);
  await page.locator("body").press("Control+Shift+z");
  await expect(listed(page)).toHaveCount(1);
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("a leg takes a waypoint where it is clicked, and bends where it is dragged", async ({ page }) => {
  await openRoute(page, "Legs by hand");
  const chart = chartOf(page);
  const [west, east] = [await spot(chart, 0.3, 0.7), await spot(chart, 0.7, 0.7)];
  await page.mouse.click(west.x, west.y);
  await expect(listed(page)).toHaveCount(1);
  await page.mouse.click(east.x, east.y);
  await expect(listed(page)).toHaveCount(2);
  const third = { x: west.x + (east.x - west.x) / 3, y: west.y };

  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(chart.getByTitle("Bend 1 of the selected leg")).toBeVisible();
  await expect(listed(page)).toHaveCount(2);

  const between = { x: (third.x + east.x) / 2, y: west.y + 30 };
  await page.mouse.click(between.x, between.y);
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Waypoint 2", exact: true })).toBeVisible();
});

test("the first waypoint is a call, and at sea there is none", async ({ page }) => {
  await openRoute(page, "Calls");
  await addAt(page, ANTIBES);
  const first = page.getByRole("region", { name: "Waypoint 1", exact: true });
  await expect(first.getByLabel("This waypoint is a call")).toBeDisabled();
  await expect(first.getByLabel("This waypoint is a call")).toBeChecked();
  await addAt(page, { latitude: 42.8, longitude: 7.6 });
  const second = page.getByRole("region", { name: "Waypoint 2", exact: true });
  await second.getByLabel("This waypoint is a call").click();
  await expect(second.getByText("A waypoint can be a call only in national waters.")).toBeVisible();
  await expect(second.getByLabel("This waypoint is a call")).not.toBeChecked();
});

test("a way round land leaves no warning of land", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Antibes to Ajaccio");
  await addAt(page, ANTIBES);
  // From the east side of Corsica, so that the straight line crosses the island.
  await addAt(page, { latitude: 42.7, longitude: 9.46 });
  await addAt(page, AJACCIO);
  const legs = page.getByRole("region", { name: "Table of the legs" });
  await expect(legs.getByText("The leg crosses land.").first()).toBeVisible();
  await page.getByRole("button", { name: "Route round land" }).click();
  await expect(page.getByText(/2 legs were routed/)).toBeVisible({ timeout: 60_000 });
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo (Ctrl-Z)" }).click();
  await expect(legs.getByText("The leg crosses land.").first()).toBeVisible();
  expect(complaints).toEqual([]);
});
