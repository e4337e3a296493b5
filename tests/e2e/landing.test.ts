import { expect, type Page } from "@playwright/test";
import { defined } from "shared-schema/base/defined";
import { expectReadyOffline, fillLogin, logIn, logInByForm, pressLogOut, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";

const CLAIMS = { en: "Price the cruise while you draw it", fr: "Chiffrez la croisière en traçant sa route" };

const TITLES = {
  en: "Passerelle: charter agreements for superyachts",
  fr: /^Passerelle\s: contrats d’affrètement de superyachts$/,
};

const bar = (page: Page) => page.locator("[data-bar]:visible");
const dialog = (page: Page) => page.locator("dialog[open]");
const news = (page: Page) => page.locator("[data-news]:visible");

test("a guest reads the landing page in his language, without the app, and logs in over it", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, language] of [
    ["fr-FR", "fr"],
    ["en-GB", "en"],
  ] as const) {
    const context = await browser.newContext({ locale, ...defined({ baseURL }) });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(CLAIMS[language]);
    await expect(page).toHaveTitle(TITLES[language]);
    await expect(news(page)).toBeVisible();
    expect(scripts).toContain("/boot.js");
    expect(scripts.filter((path) => /^\/assets\/(app|index|react|mantine|store)-/.test(path))).toEqual([]);
    if (language === "en") {
      await bar(page).getByRole("link", { name: "Login" }).click();
      await fillLogin(dialog(page), "broker");
      await expect(page).toHaveURL(/\/agreement$/);
      await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("a logged-in user is taken from the landing page to the agreements, even where IndexedDB alone knows it", async ({
  page,
}) => {
  await logInByForm(page, "broker");
  await page.goto("/");
  await expect(page).toHaveURL(/\/agreement$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
});

installed(
  "the landing page and the log-in open without a connection, and the app's mark leads home",
  async ({ page, context }) => {
    await logIn(page, "broker");
    await expectReadyOffline(page);
    await pressLogOut(page);
    const claim = page.getByRole("heading", { level: 1, name: CLAIMS.en });
    await expect(claim).toBeVisible();
    await context.setOffline(true);
    await page.goto("/?from=harbour", { waitUntil: "networkidle" });
    await expect(claim).toBeVisible();
    // The page that finishes an interrupted log-out brings the app's styles along.
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 248, 244)");
    await expect(page.locator("body")).toHaveCSS("font-family", /^"Inter Variable"/);
    await bar(page).getByRole("link", { name: "Login" }).click();
    await expect(dialog(page).getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await page.goto("/authentication/login");
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Passerelle" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(claim).toBeVisible();
  },
);

test("fonts that come late move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const moved = page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
    });
    observer.observe({ type: "layout-shift" });
    const frame = () => new Promise(requestAnimationFrame);
    const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").length;
    // Not `document.fonts.ready`: it may settle before the page has asked for its fonts.
    while (loaded() < 2) await frame();
    // A shift is reported with the frame after it.
    for (let count = 0; count < 5; count++) await frame();
    return sum;
  });
  release();
  const sum = await moved;
  expect(sum).toBeLessThan(0.02);
});
