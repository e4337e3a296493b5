import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { storeSession } from "../e2e/support/browser.ts";
import { settled } from "./settled.ts";
import { startBrowser, startShowcase } from "./showcase.ts";
import { toTop } from "./toTop.ts";

/** Takes the pictures of README.md: `node --import tsx tests/shots/forReadme.ts`, with the names of some of them or none. Needs the built app. */
const FOLDER = new URL("../../docs/screenshots/", import.meta.url);

interface Scene {
  name: string;
  path: string;
  size: readonly [width: number, height: number];
  isNight?: boolean;
  /** Brings the screen into the state that the picture shows. */
  reach?: (page: Page) => Promise<void>;
}

const ROUTE = "/agreement/1/mapping";
const SCENES: readonly Scene[] = [
  { name: "route", path: ROUTE, size: [1280, 800] },
  {
    name: "list",
    path: "/agreement",
    size: [1280, 540],
    reach: (page) => page.getByRole("row").last().getByText("€").waitFor(),
  },
  { name: "price", path: "/agreement/1/price", size: [1280, 800] },
  {
    name: "contract",
    path: "/agreement/1/contract",
    size: [1280, 800],
    reach: (page) => toTop(page.locator("main article").first()),
  },
  { name: "night", path: ROUTE, size: [1024, 768], isNight: true },
  { name: "phone", path: ROUTE, size: [390, 844] },
];

const wanted = process.argv.slice(2);
const server = await startShowcase(4441);
const browser = await startBrowser();
for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  await take(browser, scene);
  console.log(scene.name);
}
await browser.close();
await server.stop();

async function take(
  from: Browser,
  { name, path, size: [width, height], isNight = false, reach }: Scene,
): Promise<void> {
  const context = await from.newContext({
    baseURL: server.url,
    viewport: { width, height },
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript((theme) => localStorage.setItem("passerelle.theme", theme), isNight ? "dark" : "light");
  await storeSession(page, "broker", path);
  await page.goto(path);
  await settled(page);
  await reach?.(page);
  await settled(page);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(new URL(`${name}.png`, FOLDER).pathname);
  await context.close();
}
