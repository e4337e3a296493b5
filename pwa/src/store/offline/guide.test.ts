import { afterEach, expect, it, vi } from "vitest";
import { type KeptGuide, keepGuide, readKeptGuide, removeGuide } from "./guide.ts";

const FILES = ["/assets/guide/route.js", "/assets/guide/route-en.webp", "/assets/guide/price.js"];

afterEach(() => vi.unstubAllGlobals());

/** A browser with a cache storage, and a network that has the files given. */
function browser(served: readonly string[]) {
  const stored = new Map<string, string[]>();
  const opened = (name: string) => stored.get(name) ?? stored.set(name, []).get(name) ?? [];
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ bytes: 1_200_000, files: FILES })));
  vi.stubGlobal("caches", {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const paths = opened(name);
      return {
        keys: async () => paths.map((path) => new Request(`https://passerelle.test${path}`)),
        add: async (path: string) => {
          if (!served.includes(path)) throw new TypeError("no connection");
          paths.push(path);
        },
      };
    },
  });
  return stored;
}

it("keeps every file, tells its progress, and removes all of it again", async () => {
  const stored = browser(FILES);
  expect(await readKeptGuide()).toEqual({ bytes: 1_200_000, files: 3, kept: 0, isPresent: false });
  expect([...stored.keys()]).toEqual([]);
  const reported: KeptGuide[] = [];
  expect(await keepGuide((kept) => reported.push(kept))).toMatchObject({ kept: 3 });
  expect(reported.map(({ kept }) => kept)).toEqual([1, 2, 3]);
  expect(stored.get("guide")).toEqual(FILES);
  expect(stored.has("guide-kept")).toBe(true);
  await removeGuide();
  expect(await readKeptGuide()).toMatchObject({ kept: 0 });
  expect([...stored.keys()]).toEqual([]);
});

it("stops when the connection fails, and continues from there", async () => {
  const stored = browser(FILES.slice(0, 1));
  expect(await keepGuide(() => undefined)).toMatchObject({ files: 3, kept: 1, isPresent: true });
  expect(stored.has("guide-kept")).toBe(false);
  const before = stored.get("guide") ?? [];
  const later = browser(FILES.slice(1));
  later.set("guide", before);
  expect(await keepGuide(() => undefined)).toMatchObject({ kept: 3 });
});

it("leaves no cache behind where nothing could be kept", async () => {
  const stored = browser([]);
  expect(await keepGuide(() => undefined)).toMatchObject({ kept: 0, isPresent: false });
  expect([...stored.keys()]).toEqual([]);
});

it("does not count the files of another version, which can still be removed", async () => {
  const stored = browser(FILES);
  stored.set("guide", ["/assets/guide/route-old.js"]);
  expect(await readKeptGuide()).toMatchObject({ kept: 0, isPresent: true });
});

it("says nothing of the guide where no service worker can answer from the cache", async () => {
  browser(FILES);
  vi.stubGlobal("navigator", {});
  expect(await readKeptGuide()).toBeNull();
});
