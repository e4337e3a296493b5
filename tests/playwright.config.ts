import { defineConfig } from "@playwright/test";

const executablePath = process.env.PASSERELLE_CHROMIUM ?? "/usr/bin/chromium";

/** One Chromium, one worker: the journeys share a server, each works on an agreement of its own. */
export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results/browser",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // A machine that stalls for a moment fails a journey; one that passes the second time is named as flaky at the end.
  retries: 1,
  reporter: [["list"], ["json"]],
  globalSetup: "./e2e/support/globalSetup.ts",
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT ?? 4310}`,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "allow",
    trace: "retain-on-failure",
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
