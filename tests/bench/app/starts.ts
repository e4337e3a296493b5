import type { BrowserContext, Page } from "@playwright/test";
import { storeSession } from "../../e2e/support/browser.ts";
import { inEmptyBrowser } from "../inBrowser.ts";
import { firstRow, measureRows, onNewPage, total } from "./page.ts";
import { medianOf, untilSeen } from "./slow.ts";

/** Measures the start of the app until its list shows, and the time from a click in the list to the agreement. */
export function benchStarts(browser: BrowserContext, page: Page, url: string): Promise<void> {
  const offline = async (measure: () => Promise<number>) => {
    await browser.setOffline(true);
    return measure().finally(() => browser.setOffline(false));
  };
  const head = (opened: Page) => opened.locator("main h1", { hasText: "Riviera" });
  return measureRows("app: Chromium, its processor slowed down four times, medians of 7", [
    { what: "first start with a session, to the list", unit: "ms", measure: () => medianOf(() => firstVisit(url)) },
    { what: "just installed, online, to the list", unit: "ms", measure: () => starts(browser) },
    {
      what: "installed app online, to the list",
      unit: "ms",
      aim: 1_500,
      measure: async () => {
        await useForAWhile(browser);
        return starts(browser);
      },
    },
    {
      what: "from the disk without a server, to the list",
      unit: "ms",
      aim: 1_500,
      measure: () => offline(() => starts(browser)),
    },
    { what: "agreement opened, to its head", unit: "ms", aim: 500, measure: () => openings(browser, head) },
    {
      what: "agreement opened, to its total",
      unit: "ms",
      aim: 1_000,
      measure: async () => {
        await keepPlan(page);
        return openings(browser, total);
      },
    },
  ]);
}

const firstVisit = (url: string) =>
  inEmptyBrowser(url, async (page) => {
    await storeSession(page, "broker");
    return listed(page);
  });

const listed = (page: Page) =>
  untilSeen(
    page,
    () => page.goto("/agreement"),
    () => firstRow(page).waitFor(),
  );

const starts = (browser: BrowserContext) => medianOf(() => onNewPage(browser, listed));

/** Chromium compiles scripts for good when they have run twice, some seconds after the page has loaded. */
const COMPILED_MS = 8_000;

/** Opens the app and leaves it open, three times, as anybody does who has it installed. */
async function useForAWhile(browser: BrowserContext): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) {
    await onNewPage(browser, async (page) => {
      await page.goto("/agreement");
      await firstRow(page).waitFor();
      await page.waitForTimeout(COMPILED_MS);
    });
  }
}

/** Opens the agreement once, so that the device has a plan of it. */
async function keepPlan(page: Page): Promise<void> {
  await page.goto("/agreement/1");
  await page.locator("aside section[aria-busy=false]").waitFor();
  await page.goto("/agreement");
}

function openings(browser: BrowserContext, wanted: (page: Page) => ReturnType<typeof total>): Promise<number> {
  const open = async (page: Page) => {
    await page.goto("/agreement");
    const link = firstRow(page).locator("a").first();
    await link.waitFor();
    await page.getByText("All changes saved").first().waitFor();
    return untilSeen(
      page,
      () => link.click(),
      () => wanted(page).waitFor(),
    );
  };
  return medianOf(() => onNewPage(browser, open));
}
