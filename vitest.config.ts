import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared-schema,sync-server,service-worker,pwa}/src/**/*.test.{ts,tsx}", "tests/sync/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
