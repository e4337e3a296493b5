import type { Page } from "@playwright/test";

/** Ends the page as a crash does: no event tells it so, and nothing of it runs any more. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The page that would answer is the one that dies.
  void devtools.send("Page.crash").catch(() => undefined);
  await crashed;
}
