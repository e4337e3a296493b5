import { expect, type Page } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { listed } from "./support/route.ts";
import { test } from "./support/test.ts";

test("g and a letter lead through an agreement, and ? lists the keys", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "broker", "/agreement/1");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  // A key that is pressed before the code for it has arrived is lost.
  await expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await expect(page).toHaveURL(/\/agreement\/1\/price$/, { timeout: 1_000 });
  }).toPass();
  // A letter that is typed is a letter.
  await page.getByRole("main").getByRole("textbox").first().press("g");
  await page.keyboard.press("o");
  await expect(page).toHaveURL(/\/agreement\/1\/price$/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByRole("row", { name: /^Route/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/\/agreement$/);
  expect(complaints).toEqual([]);
});

/** Opens the list of keys; a key that is pressed before the code for it has arrived is lost. */
async function openKeys(page: Page): Promise<void> {
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test("single keys are switched off for this device, and on again by way of the search", async ({ page }) => {
  await logIn(page, "broker", "/agreement/1");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const single = keys.getByRole("switch", { name: "Single-key shortcuts" });
  await openKeys(page);
  await single.uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  // The search is loaded after the keys are: what they were to do is done by then.
  for (const key of ["?", "g", "p"]) await page.keyboard.press(key);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("shortcuts");
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/agreement\/1$/);
  await page.keyboard.press("Enter");
  await single.check();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/\/agreement\/1\/price$/);
});

test("the search leads to sections and does what has a name, best matches first", async ({ page }) => {
  await logIn(page, "broker", "/agreement/1");
  const search = page.getByRole("dialog");
  const found = search.getByRole("button");
  await page.keyboard.press("Control+k");
  await search.getByRole("textbox").fill("pri");
  await expect(found.first()).toHaveText("Price");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/agreement\/1\/price$/);
  await page.keyboard.press("Control+k");
  await search.getByRole("textbox").fill("night");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.keyboard.press("Control+k");
  await search.getByRole("textbox").fill("download");
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
});

test("a place is found where no route is open: it is shown on the chart, and a draft starts there", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("portofi");
  await expect(page.getByRole("dialog").getByRole("button").first()).toHaveText(/^Portofino/);
  await page.keyboard.press("Enter");
  const place = page.getByRole("dialog", { name: "Portofino" });
  await expect(place.getByRole("region", { name: "Chart of Portofino" }).locator("canvas[data-zoom]")).toBeVisible();
  await place.getByRole("button", { name: "Start a draft here" }).click();
  const creating = page.getByRole("dialog", { name: "New agreement" });
  await creating.getByRole("textbox", { name: /^Name/ }).fill("From Portofino");
  await creating.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/mapping$/);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page).first()).toContainText("Portofino");
  expect(complaints).toEqual([]);
});

test("a reader finds places too, and changes no route", async ({ page }) => {
  await logIn(page, "client", "/agreement/1");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("43°46.0' N 7°30.0' E");
  await page.getByRole("dialog").getByRole("button").first().click();
  const place = page.getByRole("dialog", { name: "43°46.0′ N 7°30.0′ E" });
  await expect(place.locator("canvas[data-zoom]")).toBeVisible();
  await expect(place.getByRole("button", { name: "Start a draft here" })).toHaveCount(0);
});
