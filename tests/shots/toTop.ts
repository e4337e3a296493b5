import type { Locator } from "@playwright/test";

/** The bars above a screen, px. */
const BARS = 135;

/** Scrolls until something is right below the bars of a screen. */
export async function toTop(wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await wanted.evaluate((element, bars) => scrollTo(0, scrollY + element.getBoundingClientRect().top - bars), BARS);
}
