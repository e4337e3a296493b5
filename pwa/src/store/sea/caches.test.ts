import { afterEach, expect, it, vi } from "vitest";
import { holdCoasts } from "./caches.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps the blocks of a route that are not in the cache, and counts those of no other", async () => {
  const kept = new Map([
    ["/charts/coast/1/osm/0-0.bin", new Response("12345678")],
    ["/charts/coast/1/osm/1-3.bin", new Response("123")],
  ]);
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  };
  const asked: string[] = [];
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address.endsWith("9-9.bin")) throw new TypeError("no connection");
    return new Response("12345");
  });
  const inMemoryAlone = "/charts/coast/1/osm/2-3.bin";
  const route = ["/charts/coast/1/osm/1-3.bin", inMemoryAlone];
  expect(await holdCoasts(route)).toEqual({ bytes: 8, missing: [] });
  expect(asked).toEqual([inMemoryAlone]);
  expect(await kept.get(inMemoryAlone)?.text()).toBe("12345");
  expect((await holdCoasts(["/charts/coast/1/osm/9-9.bin"])).missing).toEqual([{ what: "chart", name: "1" }]);
});
