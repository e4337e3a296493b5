import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { buildWithBlankCharts, paintCharts } from "./blankCharts.ts";
import { emptyInboxes } from "./inboxes.ts";
import { freePort, startServer } from "./ownServer.ts";

interface WorkerServer {
  origin: string;
}

interface Options {
  /** Charts stay blank unless a journey looks at them: drawing them takes a fifth of the processor's time. */
  chartsArePainted: boolean;
}

/**
 * Playwright's `test`, with a server and a database of demo data for each worker: journeys in different workers never meet. A
 * retry runs in a new worker, so it starts from clean data.
 */
export const test = base.extend<Options & { openDecisions: undefined }, { server: WorkerServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "passerelle-e2e-"));
      const app = join(folder, "app");
      buildWithBlankCharts(app);
      const port = await freePort();
      const environment = { DATA_DIR: join(folder, "data"), APP_DIR: app };
      const server = await startServer("sync-server/dist/main.js", port, environment);
      await use({ origin: `http://127.0.0.1:${port}` });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  serviceWorkers: "block",
  chartsArePainted: [false, { option: true }],
  context: async ({ context, chartsArePainted }, use) => {
    if (chartsArePainted) await paintCharts(context);
    await use(context);
  },
  // Accounts are shared: a decision that one journey leaves open is no concern of the next one's.
  openDecisions: [
    async ({ server, playwright }, use) => {
      await use(undefined);
      const request = await playwright.request.newContext({ baseURL: server.origin });
      await emptyInboxes(request);
      await request.dispose();
    },
    { auto: true },
  ],
});

/**
 * `test` for a journey that needs the installed app: its service worker runs. Elsewhere it is kept from installing, which takes a
 * third of a short journey's processor time.
 */
export const installed = test.extend({ serviceWorkers: "allow" });

/** `test` with workers of its own, whose servers hold the demo's data as they were. */
export const untouched = test.extend<object, { isUntouched: true }>({ isUntouched: [true, { scope: "worker" }] });
