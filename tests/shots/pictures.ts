import { mkdirSync, rmSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { startProcess } from "../bench/process.ts";
import { storeSession } from "../e2e/support/browser.ts";
import type { Screen } from "./screen.ts";
import { SCREENS } from "./screens.ts";
import { settled } from "./settled.ts";

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;
const FOLDER = "shots";

/**
 * Takes a picture of every screen at four sizes in both themes: `npm run shots`, `npm run shots -- fr` for French, and
 * `npm run shots -- en price` for the screens whose name has «price» in it. Needs the built app.
 */
const [language = "en", wanted = ""] = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => name.includes(wanted));
// As a visitor meets it.
process.env["PASSERELLE_DEMO"] = "showcase";
const server = await startProcess("sync-server/dist/main.js", 4328);
const browser = await chromium.launch({
  executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
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
