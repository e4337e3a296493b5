import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { patience } from "../support/patience.ts";
import { expectReadyOffline, expectSaved } from "./support/browser.ts";
import { buildNewer } from "./support/newerBuild.ts";
import { freePort, type OwnServer, startServer } from "./support/ownServer.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, write } from "./support/trust.ts";

/** The service worker keeps ten megabytes of a version first. */
const KEPT = { timeout: patience(30_000) };

let newer: { server: string; app: string };
let server: OwnServer | null = null;
let dataDir: string;

test.use({ baseURL: async ({ browserName: _ }, use) => use(`http://127.0.0.1:${await freePort()}`) });

test.beforeAll(async () => {
  // It builds the app.
  test.setTimeout(patience(180_000));
  newer = await buildNewer();
});
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "passerelle-handover-"));
});
test.afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("an old client still hands in, and becomes the new version where no one is typing, with its unsent edit", async ({
  baseURL,
  page,
  context,
  request,
}) => {
  // The app is installed twice, by two servers, one after the other.
  test.setTimeout(patience(120_000));
  const port = Number(new URL(baseURL ?? "").port);
  server = await startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir });
  const { id, admin } = await brokersDraft(request, "Handed over");
  await brokerAt(page, id);
  await expectReadyOffline(page);
  await context.setOffline(true);
  await write(page, "Written while the server was renewed");
  await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
  await server.stop();
  server = await startServer(newer.server, port, { DATA_DIR: dataDir, APP_DIR: newer.app });
  await context.setOffline(false);

  // Too old to read: it is told so, and what it has is taken all the same.
  await expect(page.getByText("Update the app to receive changes.").first()).toBeVisible();
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Written while the server was renewed");

  // The new version has come and waits: the page stays as it is.
  const waits = () => navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null);
  await expect.poll(() => page.evaluate(waits), KEPT).toBe(true);
  await context.setOffline(true);
  await write(page, "Not sent by the old version");
  await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();

  const reloaded = page.waitForEvent("load", KEPT);
  const parts = page.getByRole("navigation", { name: "Sections of the agreement" });
  await parts.getByRole("link", { name: "Money" }).click();
  await reloaded;
  await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
  await parts.getByRole("link", { name: "Overview" }).click();
  await expect(areas(page)).toHaveValue("Not sent by the old version");
  expect(await page.evaluate(appData)).toEqual({ renamed: true, missing: [] });

  const asNewVersion = page.waitForRequest((asked) => asked.headers()["x-schema"] === "2");
  await context.setOffline(false);
  await asNewVersion;
  await expectSaved(page);
  await expect(page.getByText("Update the app to receive changes.")).toHaveCount(0);
  expect((await admin.cruise(id)).cruise_areas).toBe("Not sent by the old version");
});

/** The files of the earth that the version in use asks for: whether they are the newer ones, and those that cannot be had. */
async function appData(): Promise<{ renamed: boolean; missing: string[] }> {
  const files: string[] = await (await fetch("/app-data.json")).json();
  const missing: string[] = [];
  for (const file of files) {
    const answer = await fetch(file).catch(() => null);
    if (!answer?.ok) missing.push(file);
  }
  return { renamed: files.some((file) => /next-.*\.bin$/.test(file)), missing };
}
