import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";

/** A browser with a profile on disk, as an installed app has. */
export function openAt(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
    baseURL,
    viewport: { width: 1280, height: 800 },
  });
}

/** Does something on a page of a browser that has never been anywhere. */
export async function inEmptyBrowser<T>(baseURL: string, work: (page: Page) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-empty-"));
  const browser = await openAt(profile, baseURL);
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Counts the documents in IndexedDB by collection. No function in it has a name, because tsx would call a helper of its
 * own for that.
 */
export function storedOn(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      const [, collection] = /^rxdb-dexie-passerelle-\d+--\d+--(\w+)$/.exec(name) ?? [];
      if (!collection) continue;
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const counting = opening.result.transaction("docs").objectStore("docs").count();
      await new Promise((resolve) => counting.addEventListener("success", resolve));
      counts[collection] = counting.result;
      opening.result.close();
    }
    return counts;
  });
}
