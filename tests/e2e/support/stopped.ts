import type { Browser, Page } from "@playwright/test";

/**
 * Stops the process that draws a page, as a browser that freezes a tab stops it: nothing of it runs, whatever it holds it keeps,
 * and what it is told waits.
 * @returns how to let it go on
 */
export async function stop(browser: Browser, page: Page): Promise<() => void> {
  const pid = await processOf(browser, page);
  process.kill(pid, "SIGSTOP");
  return () => void process.kill(pid, "SIGCONT");
}

/** The one that works the hardest while the page does: Chromium does not say which is whose. */
async function processOf(browser: Browser, page: Page): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer");
  };
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate(() => {
    let sum = 0;
    for (let round = 0; round < 500_000_000; round += 1) sum += round % 7;
    return sum;
  });
  const worked = (await renderers()).map(({ id, cpuTime }) => ({ id, seconds: cpuTime - (before.get(id) ?? 0) }));
  await devtools.detach();
  const [hardest] = worked.sort((a, b) => b.seconds - a.seconds);
  if (!hardest) throw new Error("No process draws pages.");
  return hardest.id;
}
