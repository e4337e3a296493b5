import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { field, logIn } from "./support/browser.ts";
import { cutOffInEach, NOT_LOADED } from "./support/cutOff.ts";
import { test } from "./support/test.ts";

const { way, logInTo } = cutOffInEach();

test("a screen, a drawer and a question that do not load say so and change nothing, and come when asked again", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const message = page.getByRole("alert").filter({ hasText: NOT_LOADED });
  // It does not load ahead either, which no one is told.
  way().lose(/AgreementFrame.*js/);
  await logInTo(page, "/agreement");
  await expect(heading).toHaveText("Agreements");
  await page.getByRole("link", { name: "00001" }).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: NOT_LOADED })).toBeVisible();
  way().lose(null);
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText(/Riviera/);

  way().lose(/SyncDrawer/);
  const indicator = page.locator("header button[data-state]");
  await indicator.click();
  await expect(message).toBeVisible();
  await expect(heading).toBeVisible();
  await message.getByRole("button", { name: "Close" }).click();
  await expect(message).toHaveCount(0);
  await indicator.click();
  await expect(message).toBeVisible();
  way().lose(null);
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.keyboard.press("Escape");

  await openSection(page, "Services");
  const service = page.getByRole("group", { name: "Service 1" });
  const name = await field(service, "Name").inputValue();
  const remove = service.getByRole("button", { name: /^Delete/ });
  way().lose(/ModalsHost/);
  await remove.click();
  await expect(message).toBeVisible();
  await expect(field(service, "Name")).toHaveValue(name);
  way().lose(null);
  await remove.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(message).toHaveCount(0);
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
  const route = sections.getByRole("link", { name: "Route" });
  await route.click();
  const loading = page.getByRole("progressbar", { name: "Loading" });
  await expect(loading).toBeVisible();
  await expect(route).toContainClass("pending");
  release();
  await expect(page).toHaveURL(/\/mapping$/);
  await expect(loading).toHaveCount(0);
});
