import { defineConfig } from "@playwright/test";
import { patience } from "./support/patience.ts";

/** Chromium without its window, where there is one: it takes less of the processor for the same pages. */
const executablePath =
  process.env["PASSERELLE_HEADLESS_SHELL"] ?? process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium";

/** Two workers, each with a Chromium, a server and a database of its own; the journeys of one worker share that server. */
export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results/browser",
  // A screen that takes longer than this is too slow for a user. Whatever needs more says why.
  timeout: patience(60_000),
  expect: { timeout: patience(10_000) },
  workers: 2,
  fullyParallel: true,
  // A machine that stalls for a moment fails a journey; one that passes the second time is named as flaky at the end.
  retries: 1,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : "list",
  use: {
    actionTimeout: patience(10_000),
    viewport: { width: 1280, height: 800 },
    // What slides in is clicked only once it has come to rest.
    contextOptions: { reducedMotion: "reduce" },
    // Recording costs a third of a journey's time, so only what failed once is recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
