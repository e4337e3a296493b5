import type { Missing } from "./readyForSea.ts";

/** What is on this device, in bytes, and what is not. */
export interface Held {
  bytes: number;
  missing: Missing[];
}

const PRECACHE = "workbox-precache";
const PICTURES = "pictures";
const COAST = "coast";

/** The app's own files, with the fonts of the contract and the charts of the cruising grounds. */
export async function holdApp(): Promise<Held> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) {
    return { bytes: 0, missing: [{ what: "app", name: "" }] };
  }
  const names = (await caches.keys()).filter((name) => name.includes(PRECACHE));
  let bytes = 0;
  const addresses: string[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      addresses.push(new URL(request.url).pathname);
      bytes += await sizeOf(await cache.match(request));
    }
  }
  const missing: Missing[] = [];
  const has = (test: RegExp) => addresses.some((address) => test.test(address));
  if (!navigator.serviceWorker.controller || !has(/^\/index\.html/) || !has(/\.js$/)) {
    missing.push({ what: "app", name: "" });
  }
  if (!has(/\.ttf$/)) missing.push({ what: "fonts", name: "" });
  if (!has(/\.bin$/)) missing.push({ what: "chart", name: "" });
  return { bytes, missing };
}

/** Fetches pictures into the cache from which the service worker answers them. */
export async function holdPictures(addresses: string[]): Promise<Held> {
  if (addresses.length === 0 || !("caches" in globalThis)) return { bytes: 0, missing: [] };
  const cache = await caches.open(PICTURES);
  const held: Held = { bytes: 0, missing: [] };
  for (const [index, address] of addresses.entries()) {
    const known = await cache.match(address);
    const picture = known ?? (await fetch(address).catch(() => null));
    if (!picture?.ok) {
      held.missing.push({ what: "picture", name: String(index + 1) });
      continue;
    }
    if (!known) await cache.put(address, picture.clone());
    held.bytes += await sizeOf(picture);
  }
  return held;
}

/** The size of the coasts that were fetched beyond the cruising grounds, in bytes. */
export async function coastBytes(): Promise<number> {
  if (!("caches" in globalThis)) return 0;
  const cache = await caches.open(COAST);
  const sizes = await Promise.all((await cache.keys()).map(async (request) => sizeOf(await cache.match(request))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(answer: Response | undefined): Promise<number> {
  return answer ? (await answer.blob()).size : 0;
}
