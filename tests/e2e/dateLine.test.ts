import { expect, type Locator, type Page } from "@playwright/test";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import { offerPlans } from "./support/plans.ts";
import { addAt, chartOf, drawing, formOf, listed, openRoute, spot } from "./support/route.ts";
import { test } from "./support/test.ts";

const SUVA = { latitude: -18.1333, longitude: 178.4333 };
const APIA = { latitude: -13.8167, longitude: -171.7667 };

/** The width of the world in pixels where the chart is zoomed out as far as it goes. */
const WORLD = 1024;

const chainOf = (chart: Locator) => chart.locator("path.leaflet-interactive, svg path").first();

/** The box of what has come to rest on screen. */
async function resting(shown: Locator) {
  let last = "";
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await shown.boundingBox());
    expect(last).not.toBe("null");
    expect(last).toBe(before);
  }).toPass();
  const box = await shown.boundingBox();
  if (!box) throw new Error("nothing is on screen");
  return box;
}

/** From Suva to Apia, shown whole. */
async function openPacific(page: Page): Promise<Locator> {
  await openRoute(page, "Date line");
  await addAt(page, SUVA);
  await addAt(page, APIA);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  return chartOf(page);
}

test("a route over the date line is short on the chart and in the miniature, and fills the view", async ({ page }) => {
  const complaints = watchConsole(page);
  const chart = await openPacific(page);
  const frame = await resting(chart);
  const line = await resting(chainOf(chart));
  // Ten degrees wide and four high: as large as fits, and no larger than the chart.
  expect(line.width).toBeGreaterThan(frame.width * 0.2);
  expect(line.x).toBeGreaterThan(frame.x);
  expect(line.x + line.width).toBeLessThan(frame.x + frame.width);
  for (const sn of [1, 2]) {
    const marker = await resting(chart.getByRole("button", { name: new RegExp(`^${sn} · `) }));
    const [x, y] = [marker.x + marker.width / 2, marker.y + marker.height / 2];
    expect(Math.abs(x - (sn === 1 ? line.x : line.x + line.width))).toBeLessThan(8);
    expect(Math.abs(y - (sn === 1 ? line.y + line.height : line.y))).toBeLessThan(8);
  }
  await expect(drawing(page)).toBeVisible();

  await page.getByTitle("Show the summary").filter({ visible: true }).click();
  const miniature = page.getByRole("img", { name: "Route preview" }).locator("polyline").first();
  const xs = ((await miniature.getAttribute("points")) ?? "").split(" ").map((pair) => Number.parseFloat(pair));
  expect(xs[0]).toBeLessThan(xs.at(-1) ?? 0);
  expect(complaints).toEqual([]);
});

test("beyond the date line clicks, drags and bends keep longitudes within ±180", async ({ page }) => {
  const complaints = watchConsole(page);
  const chart = await openPacific(page);
  const line = await resting(chainOf(chart));
  const third = { x: line.x + line.width * 0.75, y: line.y + line.height * 0.25 };
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(chart.getByTitle("Bend 1 of the selected leg")).toBeVisible();
  expect((await resting(chainOf(chart))).width).toBeLessThan(line.width + 10);

  const east = await spot(chart, 0.8, 0.75);
  await page.mouse.click(east.x, east.y);
  await expect(listed(page)).toHaveCount(3);
  const longitude = field(formOf(page, 3), "Longitude");
  await expect(longitude).toHaveValue(/^-17\d\.\d{4}$/);
  const marker = await resting(chart.getByRole("button", { name: /^3 · / }));
  expect(Math.abs(marker.x + marker.width / 2 - east.x)).toBeLessThan(3);

  const before = await longitude.inputValue();
  await page.mouse.move(east.x, east.y);
  await page.mouse.down();
  await page.mouse.move(east.x - 30, east.y, { steps: 5 });
  await page.mouse.up();
  await expect(longitude).not.toHaveValue(before);
  await expect(longitude).toHaveValue(/^-17\d\.\d{4}$/);
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("a chart that is turned round the world takes the route along", async ({ page }) => {
  const chart = await openPacific(page);
  const zoomOut = page.getByRole("button", { name: "Zoom out" });
  await expect(async () => {
    if ((await zoomOut.getAttribute("aria-disabled")) !== "true") await zoomOut.click({ timeout: 500 });
    await expect(zoomOut).toHaveAttribute("aria-disabled", "true", { timeout: 500 });
  }).toPass();
  const frame = await resting(chart);
  const marker = chart.getByRole("button", { name: /^1 · / });
  const y = frame.y + frame.height * 0.9;
  for (let drag = 0; drag < 2; drag++) {
    await page.mouse.move(frame.x + frame.width * 0.95, y);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width * 0.05, y, { steps: 8 });
    await page.mouse.up();
    await resting(marker);
  }
  const { x } = await resting(marker);
  expect(Math.abs(x - frame.x - frame.width / 2)).toBeLessThan(WORLD / 2 + 50);
});

test("waypoints at the poles are drawn at the edge of the chart and keep their latitude", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Poles");
  await addAt(page, { latitude: 80, longitude: 10 });
  await addAt(page, { latitude: 90, longitude: 12 });
  await addAt(page, { latitude: -90, longitude: 14 });
  await expect(field(formOf(page, 3), "Latitude")).toHaveValue("-90.0000");
  await page.getByTitle("Show the summary").filter({ visible: true }).click();
  const miniature = page.getByRole("img", { name: "Route preview" });
  await expect(miniature.locator("circle")).not.toHaveCount(0);
  for (const at of await miniature.locator("circle").all()) {
    expect(Number(await at.getAttribute("cy"))).toBeGreaterThanOrEqual(0);
    expect(Number(await at.getAttribute("cy"))).toBeLessThanOrEqual(132);
  }
  await page.getByTitle("Hide the summary").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect(chartOf(page).getByRole("button", { name: /^2 · / })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an area across the date line is saved whole", async ({ page, context }) => {
  const complaints = watchConsole(page);
  await offerPlans(context);
  await openPacific(page);
  await page.getByRole("button", { name: "Layers and saved areas" }).click();
  const layers = page.getByRole("dialog");
  await layers.getByRole("combobox", { name: "Detail" }).click();
  await page.getByRole("option", { name: "as shown" }).click();
  await layers.getByRole("button", { name: /^Save \d+ tiles$/ }).click();
  await expect(layers.getByText(/^(\d+) of \1 tiles, /)).toBeVisible();
  expect(complaints).toEqual([]);
});
