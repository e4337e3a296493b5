import { expect } from "@playwright/test";
import { expectReadyOffline, fillLogin } from "./support/browser.ts";
import { cutOffFrom } from "./support/cutOff.ts";
import { drawing } from "./support/route.ts";
import { installed as test } from "./support/test.ts";
import { openSync } from "./support/trust.ts";

/** The data of the charts: coast, waters, places. */
const CHART_DATA = /\.(bin|topojson|tsv)$|(land-50m|yacht-harbours)[^/]*\.json$/;
const MOST_CHART_BYTES = 4_000_000;

/** A file that the app needs without a connection and the first page does not. */
const LATE_FILE = /\/charts\/coast\/|\/documentWorker-/;

test("a first visit that is cut off says that the app is not kept yet, and keeps it when the connection is back", async ({
  page,
  context,
  baseURL,
}) => {
  const way = await cutOffFrom(baseURL ?? "");
  way.lose(LATE_FILE);
  await page.goto(`${way.origin}/authentication/login`);
  await fillLogin(page, "broker");
  const unready = page.locator("header [data-sign='unready']");
  await expect(unready).toBeVisible();
  const drawer = await openSync(page);
  await expect(drawer.getByText(/^The connection was lost before the app was saved on this device/)).toBeVisible();
  way.lose(null);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(unready).toHaveCount(0);
  await expect(drawer.getByText(/does not work offline|Not ready to work offline/)).toHaveCount(0);
  await expectReadyOffline(page);
  way.lose(/./);
  await page.goto(`${way.origin}/yachts`);
  await expect(page.getByRole("heading", { name: "Yachts", level: 1 })).toBeVisible();
  way.close();
});

test("the first chart of a device needs at most 4 MB, with what the service worker keeps of it", async ({
  page,
  baseURL,
}) => {
  const way = await cutOffFrom(baseURL ?? "", { chartsArePainted: true });
  await page.goto(`${way.origin}/authentication/login?nextUrl=/agreement/1/mapping`);
  await fillLogin(page, "broker");
  await expect(drawing(page)).toBeVisible();
  const first = way.bytesOf(CHART_DATA);
  expect(first).toBeGreaterThan(0);
  await expectReadyOffline(page);
  const kept = way.bytesOf(CHART_DATA);
  console.log(
    `charts: ${first} bytes until the first is drawn, ${kept} in all; ${way.bytesOf(/./)} bytes of everything`,
  );
  expect(kept).toBeLessThanOrEqual(MOST_CHART_BYTES);
  way.close();
});
