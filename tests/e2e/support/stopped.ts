import { type Browser, type CDPSession, chromium, type Page, test } from "@playwright/test";

/** By how much more of the processor's time a busy page must have taken than any other, s. */
const CLEARLY_BUSY_S = 0.5;

/** Opens a Chromium in which each tab has a process of its own. By itself it draws tabs of one site together. */
export function openApart(): Promise<Browser> {
  const { launchOptions = {} } = test.info().project.use;
  const args = [...(launchOptions.args ?? []), "--disable-features=ProcessPerSiteUpToMainFrameThreshold"];
  return chromium.launch({ ...launchOptions, args });
}

/**
 * Finds the process that draws a page while no other page is at work. Chromium does not say which process is whose: it is the one
 * that is busy while the page is.
 */
export async function processOf(browser: Browser, page: Page): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const before = await timesOf(devtools);
  for (;;) {
    await page.evaluate(() => {
      const begun = performance.now();
      while (performance.now() - begun < 100);
    });
    const [most, next] = Array.from(await timesOf(devtools), ([id, time]) => ({
      id,
      gained: time - (before.get(id) ?? 0),
    })).sort((a, b) => b.gained - a.gained);
    if (!most || most.gained - (next?.gained ?? 0) < CLEARLY_BUSY_S) continue;
    await devtools.detach();
    return most.id;
  }
}

/**
 * Stops a process, as a browser that freezes a tab stops it: nothing of it runs, whatever it holds it keeps, and what it is told
 * waits.
 * @returns how to let it go on
 */
export function stop(id: number): () => void {
  process.kill(id, "SIGSTOP");
  return () => void process.kill(id, "SIGCONT");
}

/** Returns the running time of each process that draws pages, s. */
async function timesOf(devtools: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const drawing = processInfo.filter(({ type }) => type === "renderer");
  return new Map(drawing.map(({ id, cpuTime }) => [id, cpuTime]));
}
