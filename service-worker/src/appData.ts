/** The cache of the app's files that are not precached: the files of the earth, rare fonts and scripts. */
export const APP_DATA = "app-data";
/** The cache of the user guide; it is there once the user has asked to keep the guide on the device. */
export const GUIDE = "guide";

/** The part of `CacheStorage` that is used here. */
interface Storage {
  has(name: string): Promise<boolean>;
  open(name: string): Promise<Pick<Cache, "keys" | "add" | "delete">>;
}

/** Does something for a cache that the device has; one that it lacks is not made. */
export async function whereKept(storage: Storage, name: string, act: () => Promise<void>): Promise<void> {
  if (await storage.has(name)) await act();
}

/**
 * Adds the listed files that the cache lacks. Their names change with their content, so the files of another version stay.
 * @throws when a file cannot be fetched or stored; those already added stay for the next attempt
 */
export async function addMissing(storage: Storage, name: string, files: readonly string[]): Promise<void> {
  const cache = await storage.open(name);
  const kept = (await cache.keys()).map(pathOf);
  // One at a time: a connection that breaks loses one file, not all of them.
  for (const file of files) if (!kept.includes(file)) await cache.add(file);
}

/** Deletes the files of former versions, unless a listed file is missing. */
export async function deleteFormer(storage: Storage, name: string, files: readonly string[]): Promise<void> {
  const cache = await storage.open(name);
  const kept = await cache.keys();
  const paths = kept.map(pathOf);
  if (!files.every((file) => paths.includes(file))) return;
  for (const request of kept) if (!files.includes(pathOf(request))) await cache.delete(request);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
