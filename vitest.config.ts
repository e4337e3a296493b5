import { defineConfig } from "vitest/config";
import { databaseTests, isolatedTests } from "./tests/support/isolatedTests.ts";

const APP = "{service-worker,pwa}/src/**/!(*.screen).test.{ts,tsx}";
const SYNC = "tests/sync/**/*.test.ts";
const FOLDERS = ["pwa/src", "service-worker/src", "tests/structure", "tests/sync"];
const isolated = FOLDERS.flatMap(isolatedTests);
const withDatabase = FOLDERS.flatMap(databaseTests);

/** Files that leave nothing behind share a process, which loads their modules once. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "rules and server", include: ["{shared-schema,sync-server}/src/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "app and tools",
          include: [
            APP,
            "pwa/tools/*.test.ts",
            "tests/{licences,structure,budget,routes,bench,screens,judges,corpus}/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
          exclude: [...isolated, ...withDatabase],
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: "app with a database",
          include: withDatabase,
          setupFiles: ["tests/support/ownDatabases.ts"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "app and sync, isolated", include: isolated } },
      // Projects run in the order of their names: the longest files come before the many short ones, which fill both processes.
      { extends: true, test: { name: "attacks", include: ["tests/attack/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "sync", include: [SYNC], exclude: [...isolated, ...withDatabase], isolate: false },
      },
    ],
  },
});
