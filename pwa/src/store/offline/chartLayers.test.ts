import "fake-indexeddb/auto";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { layersInTurn } from "./chartLayers.ts";

const bathymetry: ChartLayer = {
  id: "bathymetry",
  name: "Bathymetry",
  template: "/charts/files/bathymetry/{z}/{x}/{y}",
  attribution: "",
  min_zoom: 0,
  max_zoom: 9,
  format: "png",
};
let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("chart-layers"));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => Response.json({ chart_layers: [bathymetry] }, { headers: { [OWN_ANSWER]: "1" } }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => close());

async function shown(): Promise<string[][]> {
  const found: string[][] = [];
  await layersInTurn((layers) => void found.push((layers ?? []).map(({ id }) => id)));
  return found;
}

it("shows what the server says where the storage can neither be read nor written, and logs it", async () => {
  vi.spyOn(runtime.device.settings, "get").mockRejectedValue(new Error("closed"));
  vi.spyOn(runtime.device.settings, "put").mockRejectedValue(new Error("full"));
  const note = vi.spyOn(runtime.log, "note");
  expect(await shown()).toEqual([[], ["bathymetry"]]);
  expect(note).toHaveBeenCalledWith(expect.objectContaining({ kind: "storage", cause: "full" }));
});

it("shows what was kept before the server has answered", async () => {
  await shown();
  expect(await shown()).toEqual([["bathymetry"], ["bathymetry"]]);
});
