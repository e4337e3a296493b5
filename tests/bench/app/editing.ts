import type { BrowserContext, Page } from "@playwright/test";
import { field } from "../../e2e/support/browser.ts";
import { measureRows, onNewPage, total } from "./page.ts";
import { medianOf, untilSeen } from "./slow.ts";

/** One edit a second for ten minutes, made as fast as they go. */
const EDITS = 600;
/** All of them have arrived at the server. */
const ARRIVED_MS = 180_000;

/** Measures the time from a keystroke to its figure, and the memory that many edits leave in use. */
export async function benchEditing(browser: BrowserContext): Promise<void> {
  await measureRows("app: editing, slowed down four times", [
    { what: "keystroke in a price to the new total", unit: "ms", measure: () => onNewPage(browser, keystrokes) },
  ]);
  let before = 0;
  await measureRows("app: heap of the page after a collection, at full speed", [
    {
      what: "as the agreement is opened",
      unit: "MB",
      measure: () =>
        onNewPage(browser, async (page) => {
          before = await heapAfter(page, 0);
          return before;
        }),
    },
    { what: `after ${EDITS} edits`, unit: "MB", measure: () => onNewPage(browser, (page) => heapAfter(page, EDITS)) },
  ]);
}

async function keystrokes(page: Page): Promise<number> {
  await page.goto("/agreement/1/price");
  const input = field(page.getByRole("main"), "Cruise");
  const changed = (from: string | null) => total(page, from ?? "").waitFor({ state: "detached" });
  await total(page).waitFor();
  let price = 200_000;
  return medianOf(async () => {
    const before = await total(page).textContent();
    price += 1_000;
    await input.fill(String(price).slice(0, -1));
    await changed(before);
    const between = await total(page).textContent();
    return untilSeen(
      page,
      () => input.press("0"),
      () => changed(between),
    );
  });
}

/** Heap of the page's own thread after so many edits of a price, each a save of its own. */
async function heapAfter(page: Page, edits: number): Promise<number> {
  await page.goto("/agreement/1/price");
  const input = field(page.getByRole("main"), "Cruise");
  await input.waitFor();
  for (let edit = 1; edit <= edits; edit += 1) {
    await input.fill(String(300_000 + edit));
    await input.press("Enter");
  }
  await page.getByText("All changes saved").first().waitFor({ timeout: ARRIVED_MS });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
