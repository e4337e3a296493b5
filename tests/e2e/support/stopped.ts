import type { Browser, Page } from "@playwright/test";

/** Longer than a page takes to answer that is not stopped, ms. */
const NO_ANSWER_MS = 3_000;

/**
 * Stops the process that draws a page, as a browser that freezes a tab stops it: nothing of it runs, whatever it holds it keeps,
 * and what it is told waits. Chromium does not say which process is whose: it is the one without which the page does not answer.
 * @returns how to let it go on
 */
export async function stop(browser: Browser, page: Page): Promise<() => void> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  for (const { id } of processInfo.filter(({ type }) => type === "renderer")) {
    process.kill(id, "SIGSTOP");
    const goOn = () => void process.kill(id, "SIGCONT");
    if (!(await answers(page))) return goOn;
    goOn();
  }
  throw new Error("The page answers, whichever process stands still.");
}

function answers(page: Page): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), NO_ANSWER_MS));
  return Promise.race([page.evaluate(() => true), late]);
}
