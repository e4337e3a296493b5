import { StrictMode } from "react";
import { expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react/pure";
import { UiProvider } from "../ui/UiProvider.tsx";
import { ChartMap } from "./ChartMap.tsx";
import { ClickToPlace } from "./ClickToPlace.tsx";
import type { Source } from "./offline/sources.ts";
import type { MarkerPoint } from "./points.ts";
import { LegLayer } from "./route/LegLayer.tsx";
import { RouteLayer } from "./route/RouteLayer.tsx";
import { WatchView } from "./WatchView.tsx";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";
const POINTS: readonly MarkerPoint[] = [
  { id: "a", label: "1 · Antibes", kind: "first", latitude: 43.58, longitude: 7.12 },
  { id: "b", label: "2 · Calvi", kind: "selected", latitude: 42.57, longitude: 8.76 },
];
const BENDS = [
  { latitude: 43.2, longitude: 7.6 },
  { latitude: 42.9, longitude: 8.2 },
];
const LINE = [POINTS[0], ...BENDS, POINTS[1]].filter((point) => point !== undefined);
const OVER: readonly Source[] = [
  {
    key: "plans",
    name: "Plans",
    templates: [PIXEL],
    attribution: "© Plans",
    minZoom: 2,
    maxNativeZoom: 12,
    isDrawn: false,
  },
];
const nothing = () => undefined;

/** A chart with everything that can be on it. */
function Chart() {
  return (
    <UiProvider>
      <div style={{ height: 500 }}>
        <ChartMap label="Chart" fit={POINTS} over={OVER}>
          <WatchView onView={nothing} />
          <RouteLayer points={POINTS} line={LINE} draggable />
          <LegLayer
            legs={[{ to: "b", points: LINE, selected: true }]}
            bendLabel={(number) => `Bend ${number}`}
            onPlace={nothing}
            onInsert={nothing}
            onBend={nothing}
            onMoveBend={nothing}
          />
          <ClickToPlace onPlace={nothing} onSettle={nothing} onDrop={nothing} />
        </ChartMap>
      </div>
    </UiProvider>
  );
}

async function showChart(strict: boolean): Promise<void> {
  await render(strict ? <StrictMode>{<Chart />}</StrictMode> : <Chart />);
  await expect.element(page.getBySelector("canvas[data-zoom]")).toBeInTheDocument();
}

/** Counts the elements on the chart, by kind. */
function contents(): Record<string, number> {
  const kinds = {
    charts: ".leaflet-container",
    panes: ".leaflet-pane",
    layers: ".leaflet-layer",
    markers: ".leaflet-marker-icon",
    lines: ".leaflet-container path",
    tooltips: ".leaflet-tooltip",
    zoom: ".leaflet-control-zoom",
    attribution: ".leaflet-control-attribution",
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, selector]) => [kind, document.querySelectorAll(selector).length]),
  );
}

it("a chart whose components all mount twice holds everything once", async () => {
  await showChart(false);
  const once = contents();
  expect(once).toMatchObject({ charts: 1, markers: 4, lines: 3, layers: 2, zoom: 1, attribution: 1 });
  await cleanup();
  await showChart(true);
  expect(contents()).toEqual(once);
  // Under the layers of an operator, whose pictures are looked for on the device first, and with its credits.
  const drawn = document.querySelector(".leaflet-tile-pane > canvas");
  await expect.poll(() => drawn?.nextElementSibling?.querySelector("img")?.src).toBe(PIXEL);
  await expect.element(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  await page.getBySelector(".leaflet-marker-icon").first().hover();
  await expect.element(page.getBySelector(".leaflet-tooltip")).toHaveLength(1);
  await cleanup();
  expect(contents()).toMatchObject({ charts: 0, markers: 0 });
});

it("charts that come and go leave no nodes and no listeners behind", async () => {
  await cdp().send("Performance.enable");
  const held = async () => {
    await cdp().send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp().send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  const comeAndGo = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await showChart(true);
      await cleanup();
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
