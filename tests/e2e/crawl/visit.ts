import { expect, type Page } from "@playwright/test";
import { patience } from "../../support/patience.ts";
import { barriersOf } from "../support/axe.ts";
import type { Complaints } from "./checks/complaints.ts";
import { closeOver, openEverything } from "./checks/openers.ts";
import { spillsOf } from "./checks/room.ts";
import { type Language, strangeWords, wordsOf } from "./checks/words.ts";
import type { CrawledPage } from "./pages.ts";
import { switchLanguage, switchTheme } from "./switches.ts";

/** What a crawl remembers from one page to the next. */
export interface Crawl {
  page: Page;
  complaints: Complaints;
  /** Openers that were tried. */
  opened: Set<string>;
  /** The address of each title so far, by language and title. */
  titles: Map<string, string>;
}

/** Addresses of one screen have one title. */
const ONE_SCREEN = [/^\/admin\b/, /^\/requests\b/, /^\/verify\b/, /^\/profile/, /^\/yachts(\/create)?$/];
/** What the console says of a link that has been used. */
const REFUSED = /^error: Failed to load resource: the server responded with a status of 4\d\d /;

/** Goes to an address within the app, as its links do. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to, usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/** Checks the page that is open, in both languages and themes, and goes on in the other ones. @returns all that is wrong with it */
export async function check(crawl: Crawl, { path, isUsedUp }: CrawledPage): Promise<string[]> {
  const { page } = crawl;
  await settled(page);
  const found = await placeFaults(page, path);
  // An address may open a dialog.
  await closeOver(page);
  found.push(...(await openEverything(page, crawl.opened)));
  found.push(...(await barriersOf(page, "everything")));
  await switchTheme(page);
  found.push(...(await barriersOf(page, "colours")));
  const first = await read(crawl, path);
  await switchLanguage(page);
  await settled(page);
  const second = await read(crawl, path);
  found.push(...first.faults, ...second.faults);
  if (first.language === second.language) found.push("its language does not change");
  else found.push(...strangeWords({ [first.language]: first.words, [second.language]: second.words }));
  const complaints = crawl.complaints.take();
  return [...found, ...complaints.filter((complaint) => !(isUsedUp && REFUSED.test(complaint)))];
}

/** Waits until nothing of the page is loading any more, and it has come to rest. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toBeVisible();
  await page.evaluate(async (longestMs) => {
    const REST_MS = 100;
    const isWaiting = () =>
      [...document.querySelectorAll("[aria-busy=true], [role=progressbar], .mantine-Loader-root")].some((element) =>
        element.checkVisibility(),
      );
    const begun = performance.now();
    let changed = begun;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const isDone = (now: number) => now - begun > longestMs || (!isWaiting() && now - changed > REST_MS);
    while (!isDone(performance.now())) await new Promise(requestAnimationFrame);
    observer.disconnect();
  }, patience(8_000));
}

/** The page is the one that was asked for, and has a heading. */
async function placeFaults(page: Page, path: string): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const headings = await page.getByRole("heading", { level: 1 }).count();
  return [...(pathname === path ? [] : [`leads to ${pathname}`]), ...(headings > 0 ? [] : ["no heading"])];
}

/** Reads the page in its language at every size. */
async function read(crawl: Crawl, path: string): Promise<{ language: Language; words: string[]; faults: string[] }> {
  const { page } = crawl;
  const language: Language = (await page.locator("html").getAttribute("lang")) === "fr" ? "fr" : "en";
  const faults = titleFaults(crawl, path, `${language} ${await page.title()}`);
  return { language, words: await wordsOf(page), faults: [...faults, ...(await spillsOf(page))] };
}

/** A title names its page, and no other. */
function titleFaults({ titles }: Crawl, path: string, title: string): string[] {
  const place = ONE_SCREEN.find((screen) => screen.test(path))?.source ?? path;
  const other = titles.get(title);
  titles.set(title, place);
  if (!/^\w\w \S.*(·|:).*\S$/.test(title)) return [`no title: ${title}`];
  return other === undefined || other === place ? [] : [`the title of ${other}: ${title}`];
}
