/** The cache of the app's files that are not precached: the files of the earth, rare fonts and scripts. */
export const APP_DATA = "app-data";
/** The cache of the user guide, which may hold a part of it. */
export const GUIDE = "guide";
/** The cache of the files that read passports by camera: there once any of them was fetched. */
export const READER = "passport-reader";
/** An empty cache that is there once the whole guide was kept at the user's request. */
export const GUIDE_KEPT = "guide-kept";

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

/**
 * Brings the guide along on a device that keeps it. An app that is up to date matters more than its guide, so a guide that cannot be
 * fetched or stored stays as far as it came.
 */
export async function addGuide(storage: Storage, files: readonly string[]): Promise<void> {
  await whereKept(storage, GUIDE_KEPT, () => addMissing(storage, GUIDE, files)).catch(() => undefined);
}

/** Brings the reader of passports along on a device that has used it or was made ready for sea, as far as it can be had. */
export async function addReader(storage: Storage, files: readonly string[]): Promise<void> {
  await whereKept(storage, READER, () => addMissing(storage, READER, files)).catch(() => undefined);
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
