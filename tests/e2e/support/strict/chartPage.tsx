import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ChartMap } from "../../../../pwa/src/map/ChartMap.tsx";
import { ClickToPlace } from "../../../../pwa/src/map/ClickToPlace.tsx";
import type { Source } from "../../../../pwa/src/map/offline/sources.ts";
import type { MarkerPoint } from "../../../../pwa/src/map/points.ts";
import { LegLayer } from "../../../../pwa/src/map/route/LegLayer.tsx";
import { RouteLayer } from "../../../../pwa/src/map/route/RouteLayer.tsx";
import { WatchView } from "../../../../pwa/src/map/WatchView.tsx";
import { UiProvider } from "../../../../pwa/src/ui/UiProvider.tsx";

/** The functions of the page that a test calls. */
export interface ChartPage {
  /** Shows a chart with everything that can be on it. */
  mount(strict: boolean): void;
  unmount(): void;
}

declare global {
  interface Window {
    chartPage: ChartPage;
  }
}

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
    templates: ["/plans/{z}/{x}/{y}"],
    attribution: "© Plans",
    minZoom: 2,
    maxNativeZoom: 12,
    isDrawn: false,
  },
];
const nothing = () => undefined;

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

let root: Root | null = null;

window.chartPage = {
  mount: (strict) => {
    root = createRoot(document.getElementById("root") ?? document.body);
    root.render(strict ? <StrictMode>{<Chart />}</StrictMode> : <Chart />);
  },
  unmount: () => root?.unmount(),
};
