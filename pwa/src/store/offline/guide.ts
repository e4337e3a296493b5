import { z } from "zod";
import { askToPersist } from "./storage.ts";

/** The service worker's cache for the user guide; it answers from there. */
const CACHE = "guide";
/** An empty cache that tells the service worker to bring the guide along with each update. */
const KEPT = "guide-kept";
/** The guide's files and their size, written by service-worker/build.mjs. */
const LIST = "/guide.json";

const Listed = z.object({ bytes: z.number(), files: z.array(z.string()) });
type Listed = z.infer<typeof Listed>;

/** How much of the user guide is kept on this device. */
export interface KeptGuide {
  /** The size of the whole guide, in bytes. */
  bytes: number;
  /** The number of its files, and of those that are kept. */
  files: number;
  kept: number;
  /** Whether anything of the guide takes room, be it of a former version. */
  isPresent: boolean;
}

/** @returns null where this browser keeps nothing for the app, or nothing tells how large the guide is */
export async function readKeptGuide(): Promise<KeptGuide | null> {
  const listed = await listedFiles();
  if (listed === null) return null;
  return stateOf(listed, (await caches.has(CACHE)) ? await keptFiles() : new Set());
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
  for (const file of listed.files) {
    if (kept.has(file)) continue;
    const added = await cache.add(file).then(
      () => true,
      () => false,
    );
    if (!added) break;
    kept.add(file);
    onProgress(stateOf(listed, kept));
  }
  const state = stateOf(listed, kept);
  if (state.kept === state.files) await caches.open(KEPT);
  if (!state.isPresent) await caches.delete(CACHE);
  return state;
}

/** Removes the guide from this device. */
export async function removeGuide(): Promise<void> {
  await Promise.all([KEPT, CACHE].map((name) => caches.delete(name)));
}

async function listedFiles(): Promise<Listed | null> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return null;
  const answer = await fetch(LIST).catch(() => null);
  return answer?.ok ? Listed.parse(await answer.json()) : null;
}

async function keptFiles(): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

function stateOf({ bytes, files }: Listed, kept: ReadonlySet<string>): KeptGuide {
  return { bytes, files: files.length, kept: files.filter((file) => kept.has(file)).length, isPresent: kept.size > 0 };
}
