import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { inEmptyBrowser } from "../inBrowser.ts";
import type { PriceTimes } from "./measure.ts";

const ORIGIN = "http://bench.test";
const GEO = new URL("../../../shared-schema/assets/geo/", import.meta.url);

type Posted = { times: PriceTimes } | { failure: string };

/** Measures in a dedicated worker of a page, as the app's own planner runs. */
export async function inChromiumsWorker(): Promise<PriceTimes> {
  const script = await workerScript();
  return inEmptyBrowser(ORIGIN, async (page) => {
    await serve(page, script);
    await page.goto("/");
    const posted = await page.evaluate(
      () =>
        new Promise<Posted>((resolve) => {
          const worker = new Worker("/worker.js");
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => resolve({ failure: message });
        }),
    );
    if ("failure" in posted) throw new Error(posted.failure);
    return posted.times;
  });
}

async function workerScript(): Promise<string> {
  const entry = fileURLToPath(new URL("./measure.worker.ts", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}

/** Answers the page out of the repository: there is no server. */
async function serve(page: Page, script: string): Promise<void> {
  await page.context().route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/worker.js") return route.fulfill({ contentType: "text/javascript", body: script });
    if (!pathname.startsWith("/geo/")) {
      return route.fulfill({ contentType: "text/html", body: '<!doctype html><link rel="icon" href="data:,">' });
    }
    return route.fulfill({ body: readFileSync(new URL(pathname.slice("/geo/".length), GEO)) });
  });
}
