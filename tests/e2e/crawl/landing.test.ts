import { expect, type Page } from "@playwright/test";
import { barriersOf } from "../support/axe.ts";
import { untouched as test } from "../support/test.ts";
import { watchComplaints } from "./checks/complaints.ts";
import { spillsOf } from "./checks/room.ts";
import { type Language, strangeWords, wordsOf } from "./checks/words.ts";
import { switchLanguage, switchTheme } from "./switches.ts";

/** What opens over the page, and how. */
const OVER = { "the log-in": "[data-door]", "the contact form": "[data-contact]" };

test("nothing is wrong with the landing page, its menu and its forms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const complaints = await watchComplaints(page);
  await page.goto("/");
  await expect(page.locator("[data-news]:visible")).toBeVisible();
  const wrong: string[] = [];
  const words: Record<Language, string[]> = { en: [], fr: [] };
  for (const language of ["en", "fr"] as const) {
    if (language === "fr") await switchLanguage(page);
    const note = (where: string, found: readonly string[]) =>
      wrong.push(...found.map((what) => `${language}, ${where}: ${what}`));
    words[language] = await wordsOf(page);
    note("page", await spillsOf(page));
    for (const what of ["everything", "colours"] as const) {
      note(what, await barriersOf(page, what));
      for (const [name, link] of Object.entries(OVER)) {
        await page.locator(`${link}:visible`).first().click();
        await expect(page.locator("dialog[open] form")).toBeVisible();
        note(`${name}, ${what}`, await barriersOf(page, what));
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
      }
      note(`the header over the page, ${what}`, await scrolled(page, () => barriersOf(page, what)));
      note(`the menu, ${what}`, await inMenu(page, () => barriersOf(page, what)));
      await switchTheme(page);
    }
  }
  wrong.push(...strangeWords(words), ...complaints.take());
  expect(wrong).toEqual([]);
});

/** Looks at the page once its header has turned dark. */
async function scrolled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const bar = page.locator("[data-bar]:visible");
  await page.evaluate(() => scrollTo(0, 600));
  await expect(bar).toHaveAttribute("data-scrolled", "");
  const seen = await look();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).not.toHaveAttribute("data-scrolled");
  return seen;
}

/** Looks at the page on a telephone, with the menu over it. */
async function inMenu<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".menu-button:visible").click();
  const seen = await look();
  await page.keyboard.press("Escape");
  if (before) await page.setViewportSize(before);
  return seen;
}
