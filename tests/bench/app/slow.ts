import type { Page } from "@playwright/test";
import { at, timed } from "../table.ts";

const RUNS = 7;
/** A phone or an older laptop against the machine that measures. */
const SLOWER = 4;

/** Slows the processor of a page down as Chromium's developer tools do. Workers are not slowed. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** The median of seven runs, ms. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return at(times, 0.5);
}

/** Returns the time on a slowed page until something is visible, ms. */
export async function untilSeen(
  page: Page,
  act: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<number> {
  await slowDown(page);
  return timed(async () => {
    await Promise.all([act(), seen()]);
  });
}
