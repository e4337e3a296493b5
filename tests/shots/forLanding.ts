import { writeFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expectReadyOffline, storeSession } from "../e2e/support/browser.ts";
import { settled } from "./settled.ts";
import { startBrowser, startShowcase } from "./showcase.ts";
import { toTop } from "./toTop.ts";

/**
 * Takes the pictures of the product that the landing page shows, in both languages, by day and by night:
 * `node --import tsx tests/shots/forLanding.ts`, with the names of some of them or none. Needs the built app.
 */
const FOLDER = new URL("../../pwa/src/app/landing/screens/", import.meta.url);
const SIZE = { width: 1280, height: 800 };
const QUALITY = 72;

type Language = "en" | "fr";

interface Scene {
  name: string;
  path: string;
  /** Brings the screen into the state that the picture shows. */
  reach(page: Page): Promise<void>;
}

const SCENES: readonly Scene[] = [
  {
    name: "route",
    path: "/agreement/1/mapping",
    reach: async (page) => {
      await page.locator(".leaflet-marker-icon").nth(5).waitFor();
      await page.locator("main canvas[data-zoom]").first().waitFor();
    },
  },
  { name: "price", path: "/agreement/1/price", reach: async () => undefined },
  {
    name: "contract",
    path: "/agreement/1/contract",
    reach: (page) => toTop(page.locator("main article").first()),
  },
  {
    name: "offline",
    path: "/agreement/1/price",
    reach: async (page) => {
      const drawer = page.locator("header button[data-state]").first();
      // The drawer's code loads when it first opens.
      await drawer.click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.context().setOffline(true);
      const price = page.locator('main input[inputmode="decimal"]').first();
      // Another price than the last picture left behind.
      await price.fill((await price.inputValue()).includes("285") ? "290000" : "285000");
      await price.press("Enter");
      await drawer.click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

const wanted = process.argv.slice(2);
const server = await startShowcase(4442);
const browser = await startBrowser();
for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const language of ["en", "fr"] as const) await take(browser, scene, language);
  console.log(scene.name);
}
await browser.close();
await server.stop();

async function take(from: Browser, { name, path, reach }: Scene, language: Language): Promise<void> {
  const context = await contextIn(from, language);
  const page = await context.newPage();
  await storeSession(page, "broker", path);
  await page.goto(path);
  await expectReadyOffline(page);
  for (const [theme, scheme] of [
    ["day", "light"],
    ["night", "dark"],
  ] as const) {
    await page.evaluate(
      ([chosen, reader]) => {
        localStorage.setItem("passerelle.theme", chosen);
        localStorage.setItem("passerelle.language", reader);
      },
      [scheme, language] as const,
    );
    await page.goto(path);
    await page.locator("header [data-sign='unready']").waitFor({ state: "detached" });
    await settled(page);
    await reach(page);
    await settled(page);
    const picture = await page.screenshot();
    await context.setOffline(false);
    const file = new URL(`${name}-${language}-${theme}.webp`, FOLDER);
    writeFileSync(file, await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toBuffer());
  }
  await context.close();
}

function contextIn(from: Browser, language: Language): Promise<BrowserContext> {
  return from.newContext({
    baseURL: server.url,
    viewport: SIZE,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: "reduce",
  });
}
