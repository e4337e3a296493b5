import { expect, type Page } from "@playwright/test";

/** All that this browser keeps of the app where a page can read it: IndexedDB, its storages and its cache of answers. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        kept.push([name, store, await settled(reading.getAllKeys()), await settled(reading.getAll())]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) kept.push(url, url.includes("/api/") ? await cache.match(url) : null);
    }
    const read = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        kept.push(name);
        if (entry instanceof FileSystemDirectoryHandle) await read(entry);
        else if (entry instanceof FileSystemFileHandle) kept.push(await (await entry.getFile()).text());
      }
    };
    await read(await navigator.storage.getDirectory());
    return JSON.stringify(kept);
  });
}

/** Passport numbers, IBANs and dates of birth in what is kept; the test says so when there are none to look for. */
export function secretsIn(kept: string): string[] {
  const found = [...kept.matchAll(/"(?:passport_num|iban|date_of_birth|tax_id)":"([^"]+)"/g)].map(([, value]) => value);
  return [...new Set(found)].filter((value) => value !== undefined);
}

/** Lists the answers to a page that the browser's cache still gives out. */
export async function answeredByCache(page: Page, urls: readonly string[]): Promise<string[]> {
  expect(urls.length).toBeGreaterThan(0);
  const statuses = await page.evaluate(
    (asked) => Promise.all(asked.map((url) => fetch(url, { cache: "force-cache" }).then((answer) => answer.status))),
    urls,
  );
  // The server answers these two to anybody.
  const isOpen = (url: string) => /\/api\/(settings|geo\/ports)$/.test(url);
  return urls.filter((url, index) => statuses[index] === 200 && !isOpen(url));
}

/** Of all that the browser kept for its user, what was written is still there, and no secret. */
export async function expectAlone(page: Page, written: string, secrets: readonly string[]): Promise<void> {
  const kept = await keptByBrowser(page);
  expect(kept).toContain(written);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
}
