import { expect, type Locator, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { listed } from "./support/route.ts";
import { test } from "./support/test.ts";

/** Clicks, taps and drags, from the list to a priced draft. Typing and Enter are not counted. */
const MOST_GESTURES = 16;
const PLACES = ["Antibes", "Portofino", "Bonifacio", "Monaco"];

/** Counts what the hand does, through every screen of a page. */
async function countGestures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      (event) => {
        const before = Number(sessionStorage.getItem("gestures") ?? 0);
        if (event.isTrusted) sessionStorage.setItem("gestures", String(before + 1));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("gestures") ?? 0));
}

/** Clicks into a field, types what is looked for, and takes the first answer with Enter. */
async function pick(page: Page, into: Locator, typed: string): Promise<void> {
  await into.click();
  await page.keyboard.type(typed);
  await expect(page.getByRole("option", { name: new RegExp(typed) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(`a week with two guests is priced on a phone in at most ${MOST_GESTURES} taps`, async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  const gestures = await countGestures(page);
  await page.reload();
  const create = page.getByRole("button", { name: "Create new agreement" });
  await expect(create).toBeVisible();
  const from = Date.now();

  await create.click();
  const dialog = page.getByRole("dialog");
  await expect(field(dialog, "Name")).toBeFocused();
  await page.keyboard.type("Week on a phone");
  await field(dialog, "Contract type").click();
  await page.getByRole("option", { name: /^Charter/ }).click();
  await dialog.getByRole("button", { name: "Create" }).click();

  await field(page, "Delivery").click();
  await page.keyboard.type("3 jul 2027 noon");
  await page.keyboard.press("Enter");
  await field(page, "Redelivery").click();
  await page.keyboard.type("+7d");
  await page.keyboard.press("Enter");
  await expect(field(page, "Redelivery")).toHaveValue(/^2027\/07\/10/);

  await openSection(page, "Yacht");
  await pick(page, field(page, "Yacht of this agreement"), "Azurite");
  await openSection(page, "Clients");
  const [first = "", second = ""] = namesIn("passengers");
  for (const guest of [first, second]) await pick(page, field(page.getByRole("main"), "Add a passenger"), guest);
  await expect(page.getByRole("button", { name: `Remove ${second}` }).first()).toBeVisible();

  await openSection(page, "Route");
  const place = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
  await place.click();
  for (const [index, name] of PLACES.entries()) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(listed(page)).toHaveCount(index + 1);
  }

  await openSection(page, "Price");
  await field(page.getByRole("main"), "Cruise").click();
  await page.keyboard.type("185000");
  await page.keyboard.press("Enter");
  const total = page.getByRole("row", { name: /^Total agreement price/ }).getByRole("cell");
  await expect(total).toContainText("€");
  await expect(page.locator("header [data-state=saved]").first()).toBeVisible();

  const [clicks, seconds] = [await gestures(), Math.round((Date.now() - from) / 1000)];
  console.log(`${clicks} clicks, ${seconds} s, ${await total.innerText()}`);
  expect(clicks).toBeLessThanOrEqual(MOST_GESTURES);
  expect(complaints).toEqual([]);
});
