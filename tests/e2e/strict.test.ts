import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { build } from "esbuild";
import { BLANK_CHART_WORKER } from "./support/blankCharts.ts";
import { watchConsole } from "./support/browser.ts";
import type {} from "./support/strict/chartPage.tsx";
import { installed as test } from "./support/test.ts";

const ORIGIN = "http://charts.test";
const ENTRY = join(import.meta.dirname, "support/strict/chartPage.tsx");
const HTML = `<!doctype html><html lang="en"><link rel="stylesheet" href="/chartPage.css"><div id="root"></div>
<script type="module" src="/chartPage.js"></script></html>`;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

/** The charts in React's development build, in which StrictMode mounts everything twice. */
async function buildCharts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    outdir: "/",
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
    loader: { ".png": "dataurl" },
    logLevel: "error",
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Opens a page with nothing but the charts. They are empty. */
async function openCharts(page: Page): Promise<void> {
  const files = await buildCharts();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const type = pathname.endsWith(".css") ? "text/css" : "text/javascript";
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: HTML });
    if (pathname.startsWith("/plans/")) return route.fulfill({ contentType: "image/png", body: PIXEL });
    if (pathname === "/chartWorker.ts") return route.fulfill({ contentType: type, body: BLANK_CHART_WORKER });
    return route.fulfill({ contentType: type, body: files.get(pathname) ?? "" });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => window.chartPage !== undefined);
}

async function show(page: Page, strict: boolean): Promise<void> {
  await page.evaluate((wanted) => window.chartPage.mount(wanted), strict);
  await expect(page.locator("canvas[data-zoom]")).toBeAttached();
}

/** Counts the elements on the chart, by kind. */
function contents(page: Page): Promise<Record<string, number>> {
  const kinds = {
    charts: ".leaflet-container",
    panes: ".leaflet-pane",
    layers: ".leaflet-layer",
    markers: ".leaflet-marker-icon",
    lines: "path",
    tooltips: ".leaflet-tooltip",
    zoom: ".leaflet-control-zoom",
    attribution: ".leaflet-control-attribution",
  };
  return page.evaluate(
    (wanted) =>
      Object.fromEntries(Object.entries(wanted).map(([kind, at]) => [kind, document.querySelectorAll(at).length])),
    kinds,
  );
}

test("a chart whose components all mount twice holds everything once, and says nothing in the console", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openCharts(page);
  await show(page, false);
  const once = await contents(page);
  expect(once).toMatchObject({ charts: 1, markers: 4, lines: 3, layers: 2, zoom: 1, attribution: 1 });
  await page.evaluate(() => window.chartPage.unmount());
  await show(page, true);
  expect(await contents(page)).toEqual(once);
  await page.locator(".leaflet-marker-icon").first().hover();
  await expect(page.locator(".leaflet-tooltip")).toHaveCount(1);
  await page.evaluate(() => window.chartPage.unmount());
  await expect(page.locator("#root")).toBeEmpty();
  expect(complaints).toEqual([]);
});

test("charts that come and go leave no nodes and no listeners behind", async ({ page }) => {
  await openCharts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const held = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  const comeAndGo = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await show(page, true);
      await page.evaluate(() => window.chartPage.unmount());
      await expect(page.locator("#root")).toBeEmpty();
    }
  };
  // The first ones fill what is made once: caches, styles, the listeners of the page.
  await comeAndGo(3);
  const before = await held();
  await comeAndGo(6);
  // Garbage collection takes a while, but a leak stays. Less than one listener for each chart that came.
  await expect.poll(async () => (await held()).listeners - before.listeners).toBeLessThan(6);
  // A chart has over a hundred nodes.
  await expect.poll(async () => (await held()).nodes - before.nodes).toBeLessThan(6 * 20);
});
