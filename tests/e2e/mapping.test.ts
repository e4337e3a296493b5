import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import {
  AJACCIO,
  ANTIBES,
  addAt,
  chartOf,
  enter,
  formOf,
  listed,
  openRoute,
  pressTool,
  spot,
} from "./support/route.ts";
import { test } from "./support/test.ts";

/** The first waypoint by the place that is found for it. */
const ANTIBES_NAME = /^1 · .*Antibes/;

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

test("a call that leaves national waters becomes a waypoint, says so and can be taken back", async ({ page }) => {
  await openRoute(page, "Out to sea");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  const second = formOf(page, 2);
  // A port is a call at once.
  const call = second.getByLabel("This waypoint is a call");
  await expect(call).toBeChecked();
  await field(second, "Latitude").fill("42°18' N");
  await field(second, "Longitude").fill("6°54' E");
  await field(second, "Longitude").press("Enter");
  await expect(page.getByText("left national waters and is no longer a call.")).toBeVisible();
  await expect(call).not.toBeChecked();
  await page.getByRole("button", { name: "Undo the move" }).click();
  await expect(call).toBeChecked();
  await expect(field(second, "Latitude")).toHaveValue("41.9200");

  await listed(page).first().click();
  const first = formOf(page, 1);
  await enter(field(first, "Latitude"), "42.3");
  await expect(first.getByText("The cruise begins at waypoint 1, which must stay in national waters.")).toBeVisible();
});

test("a leg goes round land at once, a straight one on request", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Antibes to Ajaccio");
  await addAt(page, ANTIBES);
  // From the east side of Corsica, so that the straight line crosses the island.
  await addAt(page, { latitude: 42.7, longitude: 9.46 });
  await addAt(page, AJACCIO);
  const legs = page.getByRole("region", { name: "Table of the legs" });
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await legs.getByRole("button", { name: "Edit the leg to" }).last().click();
  await page.getByRole("menuitem", { name: /^Straighten/ }).click();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(1);
  await pressTool(page, "Route around land");
  await expect(page.getByText(/2 legs were routed/)).toBeVisible();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo (Ctrl-Z)" }).click();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("markers are named as the list names their waypoints, and follow numbers and names", async ({ page }) => {
  await openRoute(page, "Names on the chart");
  const markers = chartOf(page).locator('.leaflet-marker-icon[title*=" · "]');
  const expectNames = async (names: (string | RegExp)[]) => {
    await expect(markers).toHaveCount(names.length);
    for (const name of names) {
      const marker = chartOf(page).getByRole("button", { name, exact: true });
      await expect(marker).toHaveAttribute("title", name);
      await expect(marker).toHaveAttribute("aria-label", name);
    }
  };
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  await expectNames([ANTIBES_NAME, /^2 · .*Ajaccio/]);

  await enter(field(formOf(page, 2), "Name"), "Chez <b>Tino</b>");
  await expectNames([ANTIBES_NAME, "2 · Chez <b>Tino</b>"]);
  // At the rim of the chart the credits may lie over a marker.
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await chartOf(page).getByRole("button", { name: "2 · Chez <b>Tino</b>" }).locator("span").hover();
  await expect(page.getByRole("tooltip")).toHaveText("2 · Chez <b>Tino</b>");

  await listed(page).nth(0).getByRole("button").first().click();
  await addAt(page, { latitude: 43.2, longitude: 7.6 });
  await enter(field(formOf(page, 2), "Name"), "Off Cap Corse");
  await expectNames([ANTIBES_NAME, "2 · Off Cap Corse", "3 · Chez <b>Tino</b>"]);
  await expectSaved(page);
  await page.reload();
  await expectNames([ANTIBES_NAME, "2 · Off Cap Corse", "3 · Chez <b>Tino</b>"]);
});

test("a section that is left while the chart zooms leaves nothing behind that fails", async ({ page }) => {
  await page.clock.install();
  const complaints = watchConsole(page);
  await openRoute(page, "Left while zooming");
  await addAt(page, ANTIBES);
  await page.addStyleTag({ content: ".leaflet-zoom-animated { transition-duration: 60s !important }" });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await chartOf(page).getByRole("button", { name: "Zoom in" }).click();
  await page.clock.runFor(50);
  await expect(page.locator(".leaflet-zoom-anim")).toHaveCount(1);
  await openSection(page, "Overview");
  await expect(page.getByRole("region", { name: "Chart of the cruise" })).toBeVisible();
  await expect(chartOf(page)).toHaveCount(0);
  // By now Leaflet's timer has gone off, which ends the animation where the transition does not.
  await page.clock.runFor(5_000);
  await page.clock.resume();
  expect(complaints).toEqual([]);
});
