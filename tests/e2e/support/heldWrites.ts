import type { Page } from "@playwright/test";

/**
 * Keeps IndexedDB from finishing writes to a collection, as a slow disk does: a transaction of its own stays open over it.
 * @returns how to let them go on
 */
export async function holdWrites(page: Page, collection: string): Promise<() => Promise<void>> {
  await page.evaluate(async (name) => {
    const found = (await indexedDB.databases()).find((database) => database.name?.endsWith(`--${name}`));
    const opening = indexedDB.open(found?.name ?? "");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const documents = opening.result.transaction("docs", "readwrite").objectStore("docs");
    let held = true;
    addEventListener("release-writes", () => {
      held = false;
    });
    await new Promise<void>((begun) => {
      const ask = () => {
        documents.count().addEventListener("success", () => {
          begun();
          if (held) ask();
          else opening.result.close();
        });
      };
      ask();
    });
  }, collection);
  return () => page.evaluate(() => void dispatchEvent(new Event("release-writes")));
}
