import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { demoAnswer, demoDevice, demoEnds, landingBody, mouse } from "./tests/screens/commands.ts";
import { withPlant } from "./tests/screens/planted/withPlant.ts";
import { patience } from "./tests/support/patience.ts";

/** Chromium without its window, where there is one: it takes less of the processor for the same pages. */
const executablePath =
  process.env["PASSERELLE_HEADLESS_SHELL"] ?? process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium";

const file = (path: string) => new URL(path, import.meta.url).pathname;

/**
 * Tests of one screen (`X.screen.test.tsx`, beside the screen): the app's own components in a real browser, without its server, its
 * service worker and its storage on disk. Each file of tests shares the page with those before it, so that the app loads once.
 */
export default defineConfig({
  plugins: [react(), demoEnds(), withPlant(process.env["PASSERELLE_PLANT"])],
  publicDir: file("pwa/public"),
  resolve: {
    conditions: ["es2015", ...defaultClientConditions],
    alias: [
      { find: /^zustand$/, replacement: file("pwa/src/testing/zustandWithReset.ts") },
      { find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" },
      { find: /^(canvg|dompurify|html2canvas)$/, replacement: file("pwa/tools/notInstalled.ts") },
      // Screens hold a chart; none of these tests looks at what is painted on it.
      { find: /^.*\/charts\/paintChart\.ts$/, replacement: file("pwa/src/testing/emptyCharts.ts") },
    ],
  },
  worker: { format: "es" },
  // Found here once: a library that Vite meets while a test runs reloads the page under it.
  optimizeDeps: {
    // A list from before a library was added counts as complete otherwise.
    force: true,
    entries: [
      "pwa/src/main.tsx",
      "pwa/src/testing/*.{ts,tsx}",
      "pwa/src/**/*.screen.test.tsx",
      "pwa/src/workers/**/*Worker.ts",
    ],
    include: ["react/jsx-dev-runtime", "axe-core", "vitest-browser-react/pure"],
  },
  server: { fs: { allow: [file(".")] } },
  test: {
    name: "screens",
    include: ["pwa/src/**/*.screen.test.tsx"],
    setupFiles: ["pwa/src/testing/setup.ts"],
    env: { PASSERELLE_SLOWNESS: process.env["PASSERELLE_SLOWNESS"] ?? "1" },
    isolate: false,
    maxWorkers: 3,
    testTimeout: patience(30_000),
    // As for journeys: a machine that stalls for a moment fails a test.
    retry: 1,
    expect: { poll: { timeout: patience(10_000), interval: 50 } },
    hookTimeout: patience(60_000),
    browser: {
      enabled: true,
      headless: true,
      // A machine under load needs longer to open its first page.
      connectTimeout: 120_000,
      screenshotFailures: false,
      ui: false,
      commands: { demoAnswer, demoDevice, landingBody, mouse },
      provider: playwright({ launchOptions: { executablePath, args: ["--no-sandbox", "--disable-gpu"] } }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
