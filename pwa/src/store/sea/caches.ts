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

/** Keeps pictures in the cache from which the service worker answers them. */
export function holdPictures(addresses: readonly string[]): Promise<Held> {
  return hold(PICTURES, "picture", addresses);
}

/** Keeps blocks of coast in the cache from which the service worker answers them. */
export function holdCoasts(addresses: readonly string[]): Promise<Held> {
  return hold(COAST, "chart", addresses);
}

/** Fetches into a cache what is not in it yet. */
async function hold(name: string, what: Missing["what"], addresses: readonly string[]): Promise<Held> {
  const held: Held = { bytes: 0, missing: [] };
  if (addresses.length === 0) return held;
  if (!("caches" in globalThis)) return { bytes: 0, missing: addresses.map((_, index) => missed(what, index)) };
  const cache = await caches.open(name);
  for (const [index, address] of addresses.entries()) {
    const known = await cache.match(address);
    const answer = known ?? (await fetch(address).catch(() => null));
    if (!answer?.ok) {
      held.missing.push(missed(what, index));
      continue;
    }
    if (!known) await cache.put(address, answer.clone());
    held.bytes += await sizeOf(answer);
  }
  return held;
}

function missed(what: Missing["what"], index: number): Missing {
  return { what, name: String(index + 1) };
}

async function sizeOf(answer: Response | undefined): Promise<number> {
  return answer ? (await answer.blob()).size : 0;
}
