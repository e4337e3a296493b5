import { expect, type Locator, type Page } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import type { Account } from "./support/people.ts";
import { test } from "./support/test.ts";

/** In parts, so that no journey takes long. */
const PAGES = {
  "the route": ["/agreement/1/mapping"],
  "the yacht and the people": ["", "/yacht", "/clients", "/brokers"].map((end) => `/agreement/1${end}`),
  "the money and the papers": ["/services", "/price", "/contract", "/documents"].map((end) => `/agreement/1${end}`),
  "everything around": [
    ...["/agreement", "/agreement/99", "/yachts", "/yachts/1", "/yachts/create", "/contacts", "/profile"],
    ...["/help", "/faq", "/tos", "/nonsense"],
  ],
};

/** Controls that open something over the page and change nothing. */
const OPENERS = "[aria-haspopup]:not([disabled]), [aria-expanded='false']:not([disabled]):not(input)";

/** Closes what lies over a page. */
async function closeOver(page: Page): Promise<void> {
  const over = page.locator(".mantine-Modal-overlay, .mantine-Drawer-overlay");
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press("Escape");
    await expect(over).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Clicks once nothing lies over the page any more: dialogs are loaded when they are first asked for, and may open late. */
async function clickFree(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await closeOver(page);
    // A page that has loaded the rest of itself may have taken the control away.
    if (!(await control.isVisible())) return;
    // Shorter, a click that a slow page answers late would be made twice.
    await control.click({ timeout: 15_000 });
  }).toPass();
}

/** Clicks a switch of the theme or the language; in the app it stands in the menu that the user's name opens. */
async function clickSwitch(page: Page, control: Locator): Promise<void> {
  const menu = page.getByRole("button", { name: /, (account menu|menu du compte)$/ });
  await expect(async () => {
    await closeOver(page);
    await expect(control.or(menu).filter({ visible: true }).first()).toBeVisible();
    if (!(await control.isVisible())) await menu.click({ timeout: 15_000 });
    await control.click({ timeout: 15_000 });
  }).toPass();
}

/** Opens what some elements open, one after the other, and closes it again. */
async function openEverything(page: Page, elements: string): Promise<void> {
  const openers = page.locator(elements).and(page.locator(OPENERS)).filter({ visible: true });
  const count = await openers.count();
  for (let index = 0; index < count; index++) {
    const opener = openers.nth(index);
    if ((await openers.count()) <= index) return;
    await clickFree(page, opener);
    await page.keyboard.press("Escape");
    await closeOver(page);
  }
}

/** Elements with openers of a page's own: what stands around the pages, and around an agreement's sections, is opened once. */
function ownOf(path: string): string {
  if (path === "/agreement") return "body *";
  return path.startsWith("/agreement/1/") ? "main :not(aside *, nav *)" : "main *";
}

for (const account of ["admin", "broker", "client"] satisfies Account[]) {
  for (const [part, paths] of Object.entries(PAGES)) {
    test(`nothing that the ${account} opens complains in the console, in either language and theme: ${part}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await logIn(page, account);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        // The address of a new yacht opens its dialog.
        await closeOver(page);
        await openEverything(page, ownOf(path));
        for (const name of [/^(Passer en français|FR)$/, /thème|theme/, /^(Switch to English|EN)$/]) {
          await clickSwitch(page, page.getByRole("button", { name }).first());
        }
        await page.keyboard.press("Escape");
        expect(complaints, path).toEqual([]);
      }
    });
  }
}
