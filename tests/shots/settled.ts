import type { Page } from "@playwright/test";
import { patience } from "../support/patience.ts";

const LOOK_MS = 250;
const LONGEST_MS = 10_000;

/** Waits until a page has its heading, and nothing on it has been loaded or calculated for a moment; that at most ten seconds. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator("h1:visible")
    .first()
    .waitFor({ timeout: patience(30_000) });
  const busy = page
    .locator("[aria-busy=true], [data-loading=true], .mantine-Skeleton-root")
    .or(page.getByText("…", { exact: true }));
  const charts = page.locator(".leaflet-container");
  const drawn = page.locator(".leaflet-container canvas[data-zoom]");
  for (let still = 0, looks = 0; still < 3 && looks < patience(LONGEST_MS) / LOOK_MS; looks++) {
    await page.waitForTimeout(LOOK_MS);
    const isStill = (await busy.count()) === 0 && (await drawn.count()) === (await charts.count());
    still = isStill ? still + 1 : 0;
  }
}
