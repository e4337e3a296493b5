import { expect } from "@playwright/test";
import { expectAccessibleInBoth } from "./support/axe.ts";
import { expectReadyOffline, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";

installed(
  "the guide is kept on the device, read and searched without a connection, and removed again",
  async ({ page, context }) => {
    const complaints = watchConsole(page);
    await page.goto("/help");
    await expectReadyOffline(page);
    await page.getByRole("link", { name: "User guide" }).click();
    await expect(page.getByText(/^Chapters and pictures in both languages, \d\.?\d* MB\.$/)).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole("button", { name: "Keep offline" }).click();
    await expect(page.getByText(/^The guide is kept on this device, \d\.?\d* MB/)).toBeVisible();

    await context.setOffline(true);
    await page.goto("/guide/offline#conflicts");
    await expect(page.getByRole("heading", { name: "When two people changed the same" })).toBeInViewport();
    const picture = page.getByRole("img", { name: "Two values of a price, to be decided between" });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1120);
    await expectAccessibleInBoth(page);
    await page.getByRole("searchbox", { name: "Search the guide" }).fill("RECEIPT");
    await page.getByRole("link", { name: "Record a payment" }).click();
    await expect(page).toHaveURL(/\/guide\/payments#record$/);
    await expect(page.getByRole("heading", { name: "Payments, APA and settlement", level: 1 })).toBeVisible();

    await page.getByRole("link", { name: "All chapters" }).click();
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await expect(page.getByRole("button", { name: "Keep offline" })).toBeVisible();
    expect(await page.evaluate(() => caches.has("guide"))).toBe(false);
    expect(complaints).toEqual([]);
  },
);

test("without the guide on the device a chapter says so, and loads once there is a connection", async ({
  page,
  context,
}) => {
  await page.goto("/guide");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Route and chart" }).click();
  await expect(page.getByText(/^This part of the guide is not on this device/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Keep clear of land" })).toBeVisible();
});
