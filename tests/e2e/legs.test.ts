import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, chartOf, enter, formOf, listed, openRoute, pressTool } from "./support/route.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

/** East of Corsica: the straight way from Antibes crosses Cap Corse. */
const BASTIA = { latitude: 42.7, longitude: 9.7 };

const legs = (page: Page) => page.getByRole("region", { name: "Table of the legs" });
const crossing = (page: Page) => legs(page).getByText("The leg crosses land.");
const undo = (page: Page) => page.getByRole("button", { name: "Undo (Ctrl-Z)" });
const select = (page: Page, index: number) => listed(page).nth(index).getByRole("button").first().click();

/** Returns the number of bends in the leg to a place, as its menu says. */
async function bendsTo(page: Page, sn: number): Promise<number> {
  await legs(page)
    .getByRole("button", { name: "Edit the leg to" })
    .nth(sn - 2)
    .click();
  const straighten = page.getByRole("menuitem", { name: /^Straighten/ });
  const text = (await straighten.textContent()) ?? "";
  // Pressed in the menu: while it opens, the focus is still elsewhere.
  await straighten.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  return Number(/\d+/.exec(text)?.[0]);
}

test("legs are routed at once, and again when a waypoint moves; a line drawn by hand asks, a straight one stays", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Bends");
  await addAt(page, ANTIBES);
  await addAt(page, BASTIA);
  await addAt(page, AJACCIO);
  await expect.poll(() => bendsTo(page, 3)).toBeGreaterThan(0);
  await expect(crossing(page)).toHaveCount(0);
  const bends = await bendsTo(page, 3);

  // A routed line follows without a question, and goes back with the move.
  const asked = page.getByText(/^The leg to .* has moved since its line was drawn/);
  await select(page, 1);
  await enter(field(formOf(page, 2), "Latitude"), "42.3");
  await expect.poll(() => bendsTo(page, 3)).not.toBe(bends);
  await expect(crossing(page)).toHaveCount(0);
  await expect(asked).toBeHidden();
  await undo(page).click();
  await expect(field(formOf(page, 2), "Latitude")).toHaveValue("42.7000");
  await expect.poll(() => bendsTo(page, 3)).toBe(bends);

  // A straight line on request is left alone, one drawn by hand asks.
  await legs(page).getByRole("button", { name: "Edit the leg to" }).nth(1).click();
  await page.getByRole("menuitem", { name: /^Straighten/ }).click();
  await expect(crossing(page)).toHaveCount(1);
  await legs(page).getByRole("button", { name: "Edit the leg to" }).nth(0).click();
  await page.getByRole("menuitem", { name: "Bend the line in the middle" }).click();
  await select(page, 1);
  await enter(field(formOf(page, 2), "Latitude"), "42.3");
  await expect(asked).toBeVisible();
  await expect(crossing(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Reroute around land" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText(/^One leg was routed/)).toBeVisible();
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("a waypoint put on a leg keeps both halves of its line; the route is reversed and appended to", async ({
  page,
}) => {
  await openRoute(page, "Halves");
  await addAt(page, { latitude: 43.2, longitude: 7 });
  await addAt(page, { latitude: 43.2, longitude: 8 });
  for (const bent of [1, 2]) {
    await legs(page).getByRole("button", { name: "Edit the leg to" }).first().click();
    await page.getByRole("menuitem", { name: "Bend the line in the middle" }).click();
    await expect(chartOf(page).getByTitle(`Bend ${bent} of the selected leg`)).toBeAttached();
  }
  await legs(page).getByRole("button", { name: "Edit the leg to" }).first().click();
  await page.getByRole("menuitem", { name: "Insert a waypoint in the middle" }).click();
  await expect(listed(page)).toHaveCount(3);
  // The table follows the chart.
  const allBends = async () => (await bendsTo(page, 2)) + (await bendsTo(page, 3));
  await expect.poll(allBends).toBe(2);
  await expect(page.getByText("has moved since its line was drawn")).toBeHidden();

  await select(page, 0);
  await pressTool(page, "Reverse");
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(field(formOf(page, 3), "Longitude")).toHaveValue("7.0000");
  await expect.poll(allBends).toBe(2);
  await pressTool(page, "Append");
  await expect(formOf(page, 3)).toBeVisible();
  await addAt(page, { latitude: 43, longitude: 6.5 });
  await expect(formOf(page, 4)).toBeVisible();
});

test("a search round land shows how far it is and can be cancelled", async ({ page }) => {
  const id = await openRoute(page, "Cancelled");
  const naples = { latitude: 40.6, longitude: 14.3 };
  const venice = { latitude: 45.4, longitude: 12.6 };
  // Round all of Italy again and again: more than is found before somebody can press «Cancel».
  const bays = [ANTIBES, BASTIA, venice, AJACCIO, venice, naples, venice, ANTIBES, venice];
  // Over REST nothing is routed.
  const api = await rest(page.request, "admin");
  for (const bay of bays) await api.addWaypoint(id, bay);
  await expect(listed(page)).toHaveCount(bays.length);
  await pressTool(page, "Route around land");
  await expect(page.getByRole("progressbar", { name: /^Finding a route around land: leg \d of 8/ })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toBeHidden();
  expect(await bendsTo(page, 9)).toBe(0);
  await expect(page.getByText(/legs? (was|were) routed/)).toBeHidden();
});

test("the times decide the order, a point on the high seas keeps the clock of the one before", async ({ page }) => {
  await openRoute(page, "Order");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  await addAt(page, { latitude: 41, longitude: 5.5 });
  const names = ["Antibes", "Ajaccio", "Far out"];
  const arrivals = ["2027/07/01 08:00", "2027/07/03 08:00", "2027/07/05 08:00"];
  for (const [index, name] of names.entries()) {
    await select(page, index);
    await enter(field(formOf(page, index + 1), "Name"), name);
    await enter(field(formOf(page, index + 1), "Arrival"), arrivals[index] ?? "");
  }
  await expect(formOf(page, 3)).toContainText("(Europe/Paris)");
  await select(page, 1);
  await enter(field(formOf(page, 2), "Arrival"), "2027/07/06 08:00");
  await expect(formOf(page, 3).getByLabel("Name")).toHaveValue("Ajaccio");
  for (const [index, name] of ["Antibes", "Far out", "Ajaccio"].entries()) {
    await expect(listed(page).nth(index)).toContainText(name);
    await expect(listed(page).nth(index)).toContainText(String(index + 1));
  }
  await enter(field(formOf(page, 3), "Departure"), "2027/07/06 07:00");
  await expect(field(formOf(page, 3), "Arrival")).toHaveAttribute("aria-invalid", "true");
  await expect(listed(page).nth(2)).toContainText("The arrival is after the departure.");
});

test("markers have the colours and sizes of what they are; places near an edge come to the middle", async ({
  page,
}) => {
  await openRoute(page, "Markers");
  const chart = chartOf(page);
  for (const [longitude, latitude] of [
    [7.05, 43.5],
    [7.15, 43.5],
    [7.25, 43.5],
  ] as const) {
    await addAt(page, { latitude, longitude });
  }
  const mark = (kind: string) => chart.locator(`.leaflet-marker-icon [data-kind="${kind}"]`);
  const colours = { first: "rgb(42, 168, 74)", plain: null, selected: "rgb(31, 111, 214)" };
  for (const [kind, colour] of Object.entries(colours)) {
    await expect(mark(kind)).toHaveCount(1);
    if (colour !== null) await expect(mark(kind)).toHaveCSS("background-color", colour);
  }
  await expect(mark("first")).toHaveCSS("width", "15px");
  await select(page, 1);
  await formOf(page, 2).getByLabel("This waypoint is a call").check();
  await select(page, 0);
  await expect(mark("last")).toHaveCSS("background-color", "rgb(194, 59, 52)");
  await expect(mark("call")).toHaveCSS("background-color", "rgb(20, 83, 45)");
  await expect(page.locator("[data-kind='call']").first()).toBeVisible();

  const zoomOut = chart.getByRole("button", { name: "Zoom out" });
  await expect(async () => {
    await zoomOut.click();
    await expect(mark("last")).toHaveCSS("width", "10px", { timeout: 500 });
  }).toPass();

  const pane = chart.locator(".leaflet-map-pane");
  const before = await pane.getAttribute("style");
  const box = await chart.boundingBox();
  if (!box) throw new Error("the chart is not on screen");
  await page.mouse.click(box.x + box.width * 0.1, box.y + box.height * 0.6);
  await expect(mark("selected")).toHaveCount(1);
  await expect(listed(page)).toHaveCount(4);
  await expect(pane).not.toHaveAttribute("style", before ?? "");
});

test("on a telephone the table of the legs says that it goes on", async ({ page }) => {
  await openRoute(page, "Telephone");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  const hint = legs(page).getByText("Scroll sideways for times and fuel");
  await expect(legs(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Legs" }).click();
  await expect(hint).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a leg that leaves too little in the tanks says so", async ({ page }) => {
  await openRoute(page, "Reserve");
  await openSection(page, "Yacht");
  await field(page, "Yacht of this agreement").click();
  await page.getByRole("option", { name: /^Azurite/ }).click();
  await openSection(page, "Route");
  await addAt(page, ANTIBES);
  await addAt(page, { latitude: 41, longitude: 6 });
  await expect(legs(page)).toContainText(/16\d\.\d\d NM/);
  await expect(legs(page).getByText("The fuel falls below the reserve.")).toBeHidden();
  await page.getByRole("tab", { name: "Fuel" }).click();
  await expect(page.getByText(/^Fuel left assumes .* The reserve is 20.0% of the tanks/)).toBeVisible();
  await page.getByRole("tab", { name: "Legs" }).click();
  // Across the ocean with what takes her a few thousand miles.
  await addAt(page, { latitude: 17, longitude: -61.8 });
  await expect(legs(page).getByText("The fuel falls below the reserve.")).toBeVisible();
});
