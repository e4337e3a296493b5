import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { firstPage, openBrowser } from "./support/installed.ts";
import { installed as test } from "./support/test.ts";

test("Chromium finds the app installable, and deep links open without a network", async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-install-"));
  const context = await openBrowser(profile, baseURL);
  const page = await firstPage(context);
  await logIn(page, "broker");
  await expectReadyOffline(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);

  await context.setOffline(true);
  // Each of these is in files of its own; all addresses go the same way through the service worker.
  for (const section of ["", "/contract", "/mapping", "/price"]) {
    await page.goto(`/agreement/1${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Riviera");
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
