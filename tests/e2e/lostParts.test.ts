import { expect, type Page } from "@playwright/test";
import { logIn } from "./support/browser.ts";
import { cutOffInEach, NOT_LOADED } from "./support/cutOff.ts";
import { test } from "./support/test.ts";

const { way, logInTo } = cutOffInEach();

/** Logs in on the way that may be cut off, which leads to a screen. */
async function enter(page: Page, screen: string, heading: RegExp): Promise<void> {
  await logInTo(page, screen);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("a drawer that does not load leaves the screen as it is, and opens when asked again", async ({ page }) => {
  await enter(page, "/agreement/1/services", /Riviera/);
  const message = page.getByRole("alert").filter({ hasText: NOT_LOADED });
  way().lose(/SyncDrawer/);
  const indicator = page.locator("header button[data-state]");
  await indicator.click();
  await expect(message).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await message.getByRole("button", { name: "Close" }).click();
  await expect(message).toHaveCount(0);
  await indicator.click();
  await expect(message).toBeVisible();

  way().lose(null);
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("a question that does not load deletes nothing, and is asked the next time", async ({ page }) => {
  await enter(page, "/agreement/1/services", /Riviera/);
  const message = page.getByRole("alert").filter({ hasText: NOT_LOADED });
  const deletions = page.getByRole("main").getByRole("button", { name: /^Delete/ });
  await expect(deletions.first()).toBeVisible();
  const there = await deletions.count();
  way().lose(/ModalsHost/);
  await deletions.first().click();
  await expect(message).toBeVisible();
  await expect(deletions).toHaveCount(there);

  way().lose(null);
  await deletions.first().click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("an agreement whose screen does not load says so in its place, and opens when asked again", async ({ page }) => {
  // It does not load ahead either, which nobody is told.
  way().lose(/AgreementFrame.*js/);
  await enter(page, "/agreement", /Agreements/);
  await page.getByRole("link", { name: "00001" }).click();
  const message = page.getByRole("main").getByRole("alert").filter({ hasText: NOT_LOADED });
  await expect(message).toBeVisible();

  way().lose(null);
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Riviera/ })).toBeVisible();
});

test("a tap on a section is answered while its code is on the way", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/MappingSection-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, "broker", "/agreement/1");
  const sections = page.getByRole("navigation", { name: "Sections of the agreement" });
  const route = sections.getByRole("link", { name: /Route$/ }).first();
  await route.click();
  const loading = page.getByRole("progressbar", { name: "Loading" });
  await expect(loading).toBeVisible();
  await expect(route).toContainClass("pending");
  release();
  await expect(page).toHaveURL(/\/mapping$/);
  await expect(loading).toHaveCount(0);
});
