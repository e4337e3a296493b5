import { afterEach, expect, it, vi } from "vitest";
import { holdCoasts, holdPassportReader, keepAppData } from "./caches.ts";

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

it("asks for no further file once the connection fails, and still counts those that are here", async () => {
  const kept = new Map([["/charts/coast/1/osm/3-3.bin", new Response("123")]]);
  const match = async (address: string) => kept.get(address)?.clone();
  const fetch = vi.fn().mockRejectedValue(new TypeError("no connection"));
  vi.stubGlobal("caches", { open: async () => ({ match }) });
  vi.stubGlobal("fetch", fetch);
  const held = await holdCoasts(["1-3", "2-3", "3-3"].map((block) => `/charts/coast/1/osm/${block}.bin`));
  expect(held.bytes).toBe(3);
  expect(held.missing.map(({ name }) => name)).toEqual(["1", "2"]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("counts a block as missing when the device has no room for it, and goes on with the next", async () => {
  const full = new DOMException("The disk is full.", "QuotaExceededError");
  const put = vi.fn().mockRejectedValueOnce(full).mockResolvedValue(undefined);
  vi.stubGlobal("caches", { open: async () => ({ match: async () => undefined, put }) });
  vi.stubGlobal("fetch", async () => new Response("12345"));
  const held = await holdCoasts(["/charts/coast/1/osm/1-3.bin", "/charts/coast/1/osm/2-3.bin"]);
  expect(held).toEqual({ bytes: 5, missing: [{ what: "chart", name: "1" }] });
});

it("fetches the files that the app lists and this device lacks, reads no other, and deletes none", async () => {
  const put: string[] = [];
  const asked: string[] = [];
  const cache = {
    keys: async () =>
      ["/assets/next.bin", "/assets/sea.topojson"].map((name) => new Request(`https://passerelle.test${name}`)),
    match: async (address: string) => void asked.push(address),
    put: async (address: string) => void put.push(address),
    delete: () => expect.unreachable("a version that waits may have added it"),
  };
  let places = true;
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/app-data.json") return Response.json(["/assets/sea.topojson", "/assets/places.tsv"]);
    if (!places) throw new TypeError("no connection");
    return new Response("Monaco");
  });
  expect(await keepAppData()).toBe(true);
  expect({ put, asked }).toEqual({ put: ["/assets/places.tsv"], asked: ["/assets/places.tsv"] });
  places = false;
  expect(await keepAppData()).toBe(false);
});

it("keeps the reader of passports for sea, and names it as one thing where a part of it is missing", async () => {
  const put: string[] = [];
  const cache = { match: async () => undefined, put: async (address: string) => void put.push(address) };
  const open = vi.fn().mockResolvedValue(cache);
  vi.stubGlobal("caches", { open });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/passport-reader.json")
      return Response.json(["/assets/worker.js", "/assets/mrz.gz", "/assets/core.wasm"]);
    return address.endsWith(".gz") ? new Response("", { status: 503 }) : new Response("123");
  });
  expect(await holdPassportReader()).toEqual({ bytes: 6, missing: [{ what: "passportReader", name: "" }] });
  expect(put).toEqual(["/assets/worker.js", "/assets/core.wasm"]);
  expect(open).toHaveBeenCalledWith("passport-reader");
});
