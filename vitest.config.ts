import { defineConfig } from "vitest/config";

/** Files whose modules keep nothing from one test file to the next, so that a process loads them once. */
const PURE = "{shared-schema,sync-server}/src/**/*.test.ts";

export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "rules and server", include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: "app and tools",
          include: [
            "{service-worker,pwa}/src/**/*.test.{ts,tsx}",
            "pwa/tools/*.test.ts",
            "tests/{sync,licences,attack,structure,budget,routes,screens}/**/*.test.ts",
            "scripts/lib/*.test.mjs",
          ],
        },
      },
    ],
  },
});
