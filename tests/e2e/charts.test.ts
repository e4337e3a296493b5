import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectReadyOffline, watchConsole } from "./support/browser.ts";
import { ANTIBES, addAt, chartOf, openRoute } from "./support/route.ts";

const SOUTHAMPTON = { latitude: 50.9, longitude: -1.4 };
const HATCHED = /^Hatched: the coast there is not on this device/;

/** The panel of layers and saved areas. */
async function openLayers(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Layers and saved areas" }).click();
  return page.getByRole("dialog");
}

/** How many parts of the coast the service worker keeps. */
function keptCoasts(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("coast")).keys()).length);
}

test("a coast beyond the grounds is hatched until it comes, and stays for the next time offline", async ({
  page,
  context,
}) => {
  await openRoute(page, "Solent");
  await expectReadyOffline(page);
  await addAt(page, ANTIBES);
  await expect(page.getByText(HATCHED)).toHaveCount(0);
  await context.setOffline(true);
  await addAt(page, SOUTHAMPTON);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect(page.getByText(HATCHED)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(HATCHED)).toHaveCount(0);
  expect(await keptCoasts(page)).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(chartOf(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  await expect(page.getByText(HATCHED)).toHaveCount(0);
});

test("an area is saved with its progress and size, resumed after a failure, and deleted", async ({ page, context }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Saved areas");
  await addAt(page, ANTIBES);
  // One tile of many cannot be had: the others are not harmed.
  let refused = "";
  await context.route(/\/charts\/day\/\d+\/\d+\/\d+\.svg/, async (route) => {
    refused ||= route.request().url();
    if (route.request().url() === refused) await route.fulfill({ status: 503, body: "" });
    else await route.continue();
  });
  const layers = await openLayers(page);
  await layers.getByLabel("Name").fill("Cap d’Antibes");
  await layers.getByRole("button", { name: /^Save \d+ tiles?$/ }).click();
  const resume = layers.getByRole("button", { name: "Fetch the missing tiles of Cap d’Antibes" });
  await expect(resume).toBeVisible();
  const line = layers.getByText(/^\d+ of \d+ tiles, \d+\.\d MB$/);
  const [saved, tiles] = ((await line.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect(tiles).toBeGreaterThan(4);
  expect(saved).toBe((tiles ?? 0) - 1);

  await context.unrouteAll();
  await resume.click();
  await expect(layers.getByText(new RegExp(`^${tiles} of ${tiles} tiles, `))).toBeVisible();
  await expect(resume).toHaveCount(0);

  await layers.getByRole("button", { name: "Delete Cap d’Antibes" }).click();
  await expect(layers.getByText("Nothing is saved yet.")).toBeVisible();
  expect(complaints.filter((text) => !text.includes("503"))).toEqual([]);
});

test("an operator's layer is offered, shown over the chart with its credits, and saved", async ({ page, context }) => {
  const layer = {
    id: "plans",
    name: "Port plans",
    template: "/charts/files/plans/{z}/{x}/{y}?v=1",
    attribution: "© <Harbour> office",
    min_zoom: 3,
    max_zoom: 12,
    format: "png",
  };
  const plans = await readFile("pwa/public/icons/icon-192.png");
  await context.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), chart_layers: [layer] } });
  });
  await context.route("**/charts/files/plans/**", (route) => route.fulfill({ contentType: "image/png", body: plans }));
  await openRoute(page, "Port plans");
  await addAt(page, ANTIBES);
  const layers = await openLayers(page);
  await layers.getByRole("switch", { name: "Port plans" }).click();
  const tiles = chartOf(page).locator('img[src*="/charts/files/plans/"].leaflet-tile-loaded, img[src^="blob:"]');
  await expect(tiles.first()).toBeAttached();
  await expect(chartOf(page).getByText("© <Harbour> office")).toBeAttached();

  await layers.getByRole("combobox", { name: "Layer" }).click();
  await page.getByRole("option", { name: "Port plans" }).click();
  await layers.getByRole("button", { name: /^Save \d+ tiles?$/ }).click();
  await expect(layers.getByText(/^(\d+) of \1 tiles, /)).toBeVisible();
});
