import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrowserContext } from "@playwright/test";

const BUILT = resolve(import.meta.dirname, "../../../pwa/dist");
/** The address of the chart worker. */
export const CHART_WORKER = /\/assets\/chartWorker-[\w-]+\.js$/;

/** A chart worker that answers every call as comlink does, with an empty picture of the frame that it is asked for. */
const BLANK_CHART_WORKER = `
onmessage = ({ data: { id, argumentList } }) => {
  const picture = new OffscreenCanvas(1, 1);
  picture.getContext("2d");
  const frame = argumentList[0]?.value.frame;
  postMessage({ id, type: "RAW", value: { frame, lacksCoast: false, picture: picture.transferToImageBitmap() } });
}`;

/** Copies the built app into a folder, with charts that stay blank. */
export function buildWithBlankCharts(folder: string): void {
  cpSync(BUILT, folder, { recursive: true });
  writeFileSync(join(folder, chartWorker()), BLANK_CHART_WORKER);
}

/** Gives a browser the app's own chart worker, and its service worker, too. The browser's HTTP cache is off from then on. */
export async function paintCharts(context: BrowserContext): Promise<void> {
  await context.route(CHART_WORKER, (route) =>
    route.fulfill({ contentType: "text/javascript", body: paintingChartWorker() }),
  );
}

/** The app's own chart worker. */
export function paintingChartWorker(): Buffer {
  return readFileSync(join(BUILT, chartWorker()));
}

/** The path of the chart worker below the built app. */
function chartWorker(): string {
  const found = readdirSync(join(BUILT, "assets")).find((name) => CHART_WORKER.test(`/assets/${name}`));
  if (found === undefined) throw new Error("The built app has no chart worker.");
  return `assets/${found}`;
}
