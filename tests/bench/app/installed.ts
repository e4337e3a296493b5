import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expectReadyOffline, logIn } from "../../e2e/support/browser.ts";
import { openAt } from "../inBrowser.ts";
import { startProcess } from "../process.ts";

/** Beside other servers of this machine. */
const PORT = Number(process.env["BENCH_PORT"] ?? 4329);

/** Runs work in a browser that has the app installed and someone logged in, on a page that shows the list of agreements. */
export async function withInstalled(
  account: "broker" | "admin",
  work: (browser: BrowserContext, page: Page, url: string) => Promise<void>,
  dataDir?: string,
): Promise<void> {
  const server = await startProcess("sync-server/dist/main.js", PORT, undefined, dataDir);
  const profile = mkdtempSync(join(tmpdir(), "passerelle-app-"));
  const browser = await openAt(profile, server.url);
  try {
    const page = await browser.newPage();
    await logIn(page, account);
    await expectReadyOffline(page);
    await page.locator("header [data-sign='unready']").waitFor({ state: "detached" });
    await work(browser, page, server.url);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
