import { writeFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import sharp from "sharp";
import { PICTURE_SIZE } from "../../pwa/src/features/guide/pictures/names.ts";
import { expectReadyOffline, storeSession } from "../e2e/support/browser.ts";
import type { Account } from "../e2e/support/people.ts";
import { type Prepared, prepare } from "./guide/prepare.ts";
import { SCENES, type Scene } from "./guide/scenes.ts";
import { settled } from "./settled.ts";
import { startBrowser, startShowcase } from "./showcase.ts";
import { toTop } from "./toTop.ts";

/**
 * Takes the pictures of the user guide in both languages: `node --import tsx tests/shots/forGuide.ts`, with the names of some of them
 * or none. Needs the built app.
 */
const FOLDER = new URL("../../pwa/src/features/guide/pictures/", import.meta.url);
const QUALITY = 60;

type Language = "en" | "fr";

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const browser = await startBrowser();
// Some scenes change what others show, so that each language has a server of its own.
for (const language of ["en", "fr"] as const) {
  const server = await startShowcase(4443);
  // The app installs itself once for each account.
  const contexts = new Map<Account, BrowserContext>();
  const opened = async (as: Account) => {
    const context = contexts.get(as) ?? (await logInAs(as, language, server.url));
    contexts.set(as, context);
    return context;
  };
  const prepared = await prepare((await opened("broker")).request);
  for (const scene of scenes) {
    await take(await opened(scene.as), scene, language, prepared);
    console.log(`${scene.name}-${language}`);
  }
  for (const context of contexts.values()) await context.close();
  await server.stop();
}
await browser.close();

async function logInAs(as: Account, language: Language, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: PICTURE_SIZE,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await context.addInitScript((reader) => localStorage.setItem("passerelle.language", reader), language);
  const page = await context.newPage();
  await storeSession(page, as);
  await page.goto("/agreement");
  await expectReadyOffline(page);
  await page.close();
  return context;
}

async function take(context: BrowserContext, scene: Scene, language: Language, prepared: Prepared): Promise<void> {
  const { name, path, reach, top } = scene;
  const page = await context.newPage();
  await page.goto(path(prepared));
  await settled(page);
  await reach?.(page, prepared);
  await settled(page);
  if (top) await toTop(top(page));
  const file = new URL(`${name}-${language}.webp`, FOLDER);
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer(),
  );
  await page.close();
  await context.setOffline(false);
}
