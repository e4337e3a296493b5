import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";

test("Chromium finds the app installable, and deep links open without a network", async () => {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-install-"));
  const { launchOptions, baseURL } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  await logIn(page, "broker");
  await expectReadyOffline(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);

  await context.setOffline(true);
  for (const section of [
    "",
    "/contract",
    "/yacht",
    "/mapping",
    "/clients",
    "/brokers",
    "/services",
    "/price",
    "/documents",
  ]) {
    await page.goto(`/agreement/1${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Riviera");
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
