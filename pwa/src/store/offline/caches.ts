import { z } from "zod";
import { hasPicture, loadPicture } from "../commands/pictures.ts";

/** One thing that is missing: what it is, and its name where there are several. */
export interface Missing {
  what:
    | "agreement"
    | "yacht"
    | "profile"
    | "taxes"
    | "ports"
    | "app"
    | "chart"
    | "contracts"
    | "fonts"
    | "picture"
    | "passportReader"
    | "receipts";
  name: string;
}

/** The content of this device: its size in bytes, and what is missing. */
export interface Held {
  bytes: number;
  missing: Missing[];
}

const PRECACHE = "workbox-precache";
const COAST = "coast";
/** The service worker's cache for those of the app's files that are not precached. */
const DATA = "app-data";
/** Their addresses, written by service-worker/build.mjs. */
const DATA_LIST = "/app-data.json";
/** The service worker's cache for the files that read passports by camera, and the list of it. */
const READER = "passport-reader";
const READER_LIST = "/passport-reader.json";

/** The app's own files that are precached, with the fonts of lists and plans. */
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
  return { bytes, missing };
}

/** Fetches the files of the earth, the fonts of contracts, rare fonts and the reader of PDF receipts, which are not precached. */
export async function holdAppData(): Promise<Held> {
  const none: Held = { bytes: 0, missing: [{ what: "chart", name: "" }] };
  if (!("caches" in globalThis)) return none;
  const addresses = await listed(DATA_LIST);
  if (addresses === null) return none;
  return holdFiles(DATA, addresses);
}

/**
 * Fetches those of the same files that this device lacks. Asked at every start: it reads names alone, as the files themselves
 * are megabytes. It deletes none: those that are not listed may belong to a version that waits, so the service worker does.
 * @returns whether all of them are kept
 */
export async function keepAppData(): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  const addresses = await listed(DATA_LIST);
  if (addresses === null) return false;
  const cache = await caches.open(DATA);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const lacking = addresses.filter((address) => !kept.has(address));
  return (await holdFiles(DATA, lacking)).missing.length === 0;
}

/** Fetches the files that read passports by camera: guests come aboard where there may be no connection. */
export async function holdPassportReader(): Promise<Held> {
  const none: Held = { bytes: 0, missing: [{ what: "passportReader", name: "" }] };
  if (!("caches" in globalThis)) return none;
  const addresses = await listed(READER_LIST);
  if (addresses === null) return none;
  const { bytes, missing } = await holdFiles(READER, addresses);
  return { bytes, missing: missing.length === 0 ? [] : none.missing };
}

async function listed(list: string): Promise<string[] | null> {
  const answer = await fetch(list).catch(() => null);
  return answer?.ok ? z.array(z.string()).parse(await answer.json()) : null;
}

/** Keeps pictures in this user's own store, where the screens find them. */
export async function holdPictures(addresses: readonly string[]): Promise<Held> {
  const held: Held = { bytes: 0, missing: [] };
  for (const [index, address] of addresses.entries()) {
    const picture = await loadPicture(address);
    if (picture && (await hasPicture(address))) held.bytes += picture.size;
    else held.missing.push(missed("picture", index));
  }
  return held;
}

/** Keeps blocks of coast in the cache from which the service worker answers them. */
export async function holdCoasts(addresses: readonly string[]): Promise<Held> {
  if (addresses.length === 0) return { bytes: 0, missing: [] };
  if (!("caches" in globalThis)) return { bytes: 0, missing: addresses.map((_, index) => missed("chart", index)) };
  return holdFiles(COAST, addresses);
}

/**
 * Fetches what a cache of the service worker does not hold yet; what cannot be stored is missing too. Once the connection fails,
 * it asks for no further file.
 */
async function holdFiles(name: string, addresses: readonly string[]): Promise<Held> {
  const held: Held = { bytes: 0, missing: [] };
  const cache = await caches.open(name);
  let connected = true;
  const ask = (address: string) =>
    fetch(address).catch(() => {
      connected = false;
      return null;
    });
  for (const [index, address] of addresses.entries()) {
    const known = await cache.match(address);
    const answer = known ?? (connected ? await ask(address) : null);
    if (!answer?.ok) {
      held.missing.push(missed("chart", index));
      continue;
    }
    const stored = known !== undefined || (await stores(cache, address, answer.clone()));
    if (stored) held.bytes += await sizeOf(answer);
    else held.missing.push(missed("chart", index));
  }
  return held;
}

/** Whether there was room for a file, and its connection lasted. */
function stores(cache: Cache, address: string, answer: Response): Promise<boolean> {
  return cache.put(address, answer).then(
    () => true,
    () => false,
  );
}

function missed(what: Missing["what"], index: number): Missing {
  return { what, name: String(index + 1) };
}

async function sizeOf(answer: Response | undefined): Promise<number> {
  return answer ? (await answer.blob()).size : 0;
}
