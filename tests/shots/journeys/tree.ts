import type { Page } from "@playwright/test";

const TOLD = /^\s*- (?:'?)((?:banner|navigation|main|region|complementary|dialog|heading|tablist|table)\b[^:\n]*)/;

/** The parts of a screen that a screen reader names: landmarks, dialogs, tables and headings, each with its name. */
export async function treeOf(page: Page): Promise<string[]> {
  const whole = await page.locator("body").ariaSnapshot();
  return whole.split("\n").flatMap((line) => TOLD.exec(line)?.[1]?.trim() ?? []);
}
