import { z } from "zod";
import { askToPersist } from "./storage.ts";

/** The service worker's cache for the user guide; it answers from there. */
const CACHE = "guide";
/** The guide's files and their size, written by service-worker/build.mjs. */
const LIST = "/guide.json";

const Listed = z.object({ bytes: z.number(), files: z.array(z.string()) });

/** How much of the user guide is kept on this device. */
export interface KeptGuide {
  /** The size of the whole guide, in bytes. */
  bytes: number;
  /** The number of its files, and of those that are kept. */
  files: number;
  kept: number;
}

/** @returns null where this browser keeps nothing for the app, or nothing tells how large the guide is */
export async function readKeptGuide(): Promise<KeptGuide | null> {
  const listed = await listedFiles();
  if (listed === null) return null;
  const kept = (await caches.has(CACHE)) ? await keptFiles() : new Set<string>();
  return { bytes: listed.bytes, files: listed.files.length, kept: countOf(listed.files, kept) };
}

/**
 * Keeps the chapters and pictures of the guide in the cache from which the service worker answers them.
 * @param onProgress is told after each file
 * @returns what is kept now; less than all once the connection fails or the device has no room
 */
export async function keepGuide(onProgress: (kept: KeptGuide) => void): Promise<KeptGuide | null> {
  const listed = await listedFiles();
  if (listed === null) return null;
  await askToPersist().catch(() => undefined);
  const cache = await caches.open(CACHE);
  const kept = await keptFiles();
  const state = () => ({ bytes: listed.bytes, files: listed.files.length, kept: countOf(listed.files, kept) });
  for (const file of listed.files) {
    if (kept.has(file)) continue;
    const added = await cache.add(file).then(
      () => true,
      () => false,
    );
    if (!added) break;
    kept.add(file);
    onProgress(state());
  }
  return state();
}

/** Removes the guide from this device. */
export async function removeGuide(): Promise<void> {
  await caches.delete(CACHE);
}

async function listedFiles(): Promise<z.infer<typeof Listed> | null> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return null;
  const answer = await fetch(LIST).catch(() => null);
  return answer?.ok ? Listed.parse(await answer.json()) : null;
}

async function keptFiles(): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

function countOf(files: readonly string[], kept: ReadonlySet<string>): number {
  return files.filter((file) => kept.has(file)).length;
}
