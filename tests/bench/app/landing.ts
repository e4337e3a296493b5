import type { Page } from "@playwright/test";
import { inEmptyBrowser } from "../inBrowser.ts";
import { startProcess } from "../process.ts";
import { measureRows } from "./page.ts";
import { medianOf, slowDown } from "./slow.ts";

const PORT = Number(process.env["BENCH_PORT"] ?? 4329);

/** Measures a guest's wait for the landing page, in a browser that has never been there. */
export async function benchLanding(): Promise<void> {
  const server = await startProcess("sync-server/dist/main.js", PORT);
  const firstVisits = (figure: keyof Seen) => () =>
    medianOf(() => inEmptyBrowser(server.url, async (page) => (await visit(page))[figure]));
  try {
    await measureRows("app: landing page, first visit, Chromium slowed down four times, medians of 7", [
      { what: "largest contentful paint", unit: "ms", aim: 1_500, measure: firstVisits("paint") },
      { what: "cumulative layout shift", unit: "", aim: 0, measure: firstVisits("shift") },
    ]);
  } finally {
    await server.stop();
  }
}

interface Seen {
  /** When the largest text or picture of the first screen was painted, ms. */
  paint: number;
  /** By which share of the window what was there has moved. */
  shift: number;
}

/** Opens the page and waits until its route is drawn. */
async function visit(page: Page): Promise<Seen> {
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      seen.paint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await slowDown(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return page.evaluate<Seen>("seen");
}
