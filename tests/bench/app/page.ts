import type { BrowserContext, Locator, Page } from "@playwright/test";
import { printRows, type Row } from "../table.ts";

// Elements are found by CSS: to look for roles and names takes a slowed page longer than what is measured.

/** The first row of the list. */
export const firstRow = (page: Page): Locator =>
  page.locator("main tbody tr", { hasText: "Riviera, Corsica and Sardinia" }).first();

/** The total in the summary, or that figure as long as it shows a text. */
export const total = (page: Page, hasText = ""): Locator => page.locator("aside [data-strong]", { hasText }).first();

/** Does something on a page of its own. */
export async function onNewPage<T>(browser: BrowserContext, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Prints rows as they are measured; one that cannot be measured says why, and the others follow. */
export async function measureRows(
  title: string,
  rows: readonly { what: string; unit: string; aim?: number; measure: () => Promise<number> }[],
): Promise<void> {
  const measured: Row[] = [];
  const failures: string[] = [];
  for (const { what, unit, aim, measure } of rows) {
    const label = aim === undefined ? what : `${what} (aim ${aim})`;
    try {
      measured.push({ what: label, ours: await measure(), unit });
    } catch (cause) {
      failures.push(`  ${label} could not be measured: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  printRows(title, measured);
  for (const failure of failures) console.log(failure);
}
