import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { emptyInboxes } from "./inboxes.ts";
import { freePort, startServer } from "./ownServer.ts";

interface WorkerServer {
  origin: string;
}

/**
 * Playwright's `test`, with a server and a database of demo data for each worker: journeys in different workers never meet. A
 * retry runs in a new worker, so it starts from clean data.
 */
export const test = base.extend<{ openDecisions: undefined }, { server: WorkerServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "passerelle-e2e-"));
      const port = await freePort();
      const server = await startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir });
      await use({ origin: `http://127.0.0.1:${port}` });
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  serviceWorkers: "block",
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
