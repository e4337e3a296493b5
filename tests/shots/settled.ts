import type { Page } from "@playwright/test";

/** Waits until nothing on screen is being loaded or calculated, and the page has stood still for a moment; at most ten seconds. */
export async function settled(page: Page): Promise<void> {
  const busy = page.locator("[aria-busy=true], [data-loading=true], .mantine-Skeleton-root");
  const charts = page.locator(".leaflet-container");
  const drawn = page.locator(".leaflet-container canvas[data-zoom]");
  for (let still = 0, looks = 0; still < 3 && looks < 40; looks++) {
    await page.waitForTimeout(250);
    const isStill = (await busy.count()) === 0 && (await drawn.count()) === (await charts.count());
    still = isStill ? still + 1 : 0;
  }
}
