import "fake-indexeddb/auto";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { holdPictures } from "./caches.ts";
import { prefetchAgreement } from "./prefetch.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("prefetch"));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

it("reports what a full disk has no room for", async () => {
  const full = () => Promise.reject(new DOMException("The disk is full.", "QuotaExceededError"));
  vi.spyOn(runtime.device.settings, "put").mockRejectedValue(new Error("full"));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("caches", { keys: async () => [], open: async () => ({ match: async () => undefined, put: full }) });
  vi.stubGlobal("fetch", async (address: string) =>
    address === "/app-data.json"
      ? Response.json(["/assets/med.bin"])
      : Response.json([], { headers: { [OWN_ANSWER]: "1" } }),
  );
  const { missing } = await prefetchAgreement(1, async () => 0);
  expect(missing).toContainEqual({ what: "ports", name: "" });
  expect(missing).toContainEqual({ what: "chart", name: "1" });
  expect((await holdPictures(["/api/yacht/10/image/1"])).missing).toEqual([{ what: "picture", name: "1" }]);
});
