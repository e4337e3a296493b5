import { expect, type Locator, type Page } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { cutOffFrom } from "./support/cutOff.ts";
import { offerFairways } from "./support/fairways.ts";
import { ANTIBES, addAt, chartOf, drawing, openRoute } from "./support/route.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

test.use({ chartsArePainted: true });

const SOUTHAMPTON = { latitude: 50.9, longitude: -1.4 };
const HATCHED = /^Hatched areas: the coast is not on this device/;

/** The panel of layers and saved areas. */
async function openLayers(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Layers and saved areas" }).click();
  return page.getByRole("dialog");
}

/** Notes the parts of the coast that are asked for. @returns those that the service worker does not keep yet */
function notKeptCoasts(page: Page): () => Promise<string[]> {
  const asked = new Set<string>();
  page.context().on("request", (request) => {
    if (request.url().includes("/charts/coast/")) asked.add(request.url());
  });
  return async () => {
    const kept = await page.evaluate(async () => (await (await caches.open("coast")).keys()).map(({ url }) => url));
    return [...asked].filter((url) => !kept.includes(url));
  };
}

test("a coast beyond the grounds is hatched until it comes, and stays for the next time offline", async ({
  page,
  context,
}) => {
  await openRoute(page, "Solent");
  await expectReadyOffline(page);
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByText(HATCHED)).toHaveCount(0);
  const notKept = notKeptCoasts(page);
  await context.setOffline(true);
  await addAt(page, SOUTHAMPTON);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect(page.getByText(HATCHED)).toBeVisible();
  expect(await notKept()).not.toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(HATCHED)).toHaveCount(0);
  // A page may have a part before the service worker has put its copy away.
  await expect.poll(notKept).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByText(HATCHED)).toHaveCount(0);
});

test("a coast that does not come through a connection that is up is asked for again", async ({ page, baseURL }) => {
  const way = await cutOffFrom(baseURL ?? "");
  await page.clock.install();
  const { me, create } = await rest(page.request, "admin");
  const id = await create((await me()).id, { name: "Harbour Wi-Fi" });
  await logIn(page, "admin", `${way.origin}/agreement/${id}/mapping`);
  await expectReadyOffline(page);
  way.lose(/\/charts\/coast\//);
  await addAt(page, SOUTHAMPTON);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect(page.getByText(HATCHED)).toBeVisible();
  way.lose(null);
  await page.clock.runFor(20_000);
  await expect(page.getByText(HATCHED)).toHaveCount(0);
  way.close();
});

test("an archive of vector tiles is drawn over the chart, says so where it is broken, and is saved for offline use", async ({
  page,
  context,
}) => {
  const setBroken = await offerFairways(context);
  setBroken(true);
  await openRoute(page, "Fairways");
  await addAt(page, ANTIBES);
  const layers = await openLayers(page);
  const shown = layers.getByRole("switch", { name: "Fairways" });
  await shown.click();
  const note = page.getByText("Part of “Fairways” is missing: its tiles cannot be read.");
  await expect(note).toBeVisible();
  await expect(drawing(page)).toBeVisible();

  setBroken(false);
  await shown.click();
  await shown.click();
  await expect(note).toHaveCount(0);
  const tile = chartOf(page).locator("canvas.leaflet-tile-loaded").first();
  await expect(tile).toHaveAttribute("width", /^(256|512)$/);
  await expect(chartOf(page).getByText("© Pilot office")).toBeAttached();

  await layers.getByRole("button", { name: "Save 1 tile" }).click();
  await expect(layers.getByText(/^1 of 1 tiles, /)).toBeVisible();
  await context.unroute("**/charts/fairways.pmtiles");
  await context.setOffline(true);
  await shown.click();
  await shown.click();
  await expect(tile).toHaveAttribute("width", /^(256|512)$/);
  await expect(page.getByText(/^Part of “Fairways”/)).toHaveCount(0);
});
