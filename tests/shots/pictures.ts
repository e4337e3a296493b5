import { mkdirSync, rmSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { storeSession } from "../e2e/support/browser.ts";
import type { Screen } from "./screen.ts";
import { SCREENS } from "./screens.ts";
import { settled } from "./settled.ts";
import { startBrowser, startShowcase } from "./showcase.ts";

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;
const FOLDER = "shots";

/**
 * Takes a picture of every screen at four sizes in both themes: `npm run shots`, `npm run shots -- fr` for French, and
 * `npm run shots -- en price list` for the screens whose name has «price» or «list» in it. Needs the built app.
 */
const [language = "en", ...wanted] = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const server = await startShowcase(4328);
const browser = await startBrowser();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const screen of screens) {
  for (const theme of ["light", "dark"] as const) await take(browser, screen, theme);
  console.log(screen.name);
}
await browser.close();
await server.stop();

async function take(from: Browser, { name, path, as, reach }: Screen, theme: "light" | "dark"): Promise<void> {
  const context = await from.newContext({
    baseURL: server.url,
    colorScheme: theme,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(
    ([scheme, reader]) => {
      localStorage.setItem("passerelle.theme", scheme);
      localStorage.setItem("passerelle.language", reader);
    },
    [theme, language] as const,
  );
  if (as) await storeSession(page, as, path);
  await page.goto(path);
  await settled(page);
  await reach?.(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}-${language}.png` });
  }
  await context.close();
}
