import { afterEach, expect, it, vi } from "vitest";
import { readAreas } from "./areas.ts";

afterEach(() => vi.unstubAllGlobals());

it("reads areas one by one: a former one with the chart's addresses of that time, without one that cannot be read", () => {
  const frame = { south: 43, west: 7, north: 44, east: 8, minZoom: 2, maxZoom: 4, tiles: 9, saved: 9, bytes: 100 };
  const kept = [
    { ...frame, id: "a", name: "Riviera", source: "chart" },
    { ...frame, id: "b", name: "Nowhere", source: "chart", south: null },
    { ...frame, id: "c", name: "Plans", source: "plans", templates: ["/charts/files/plans/{z}/{x}/{y}?v=1"] },
  ];
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
  expect(readAreas().map(({ id, templates }) => [id, templates])).toEqual([
    ["a", ["/charts/day/{z}/{x}/{y}.svg?v=1", "/charts/night/{z}/{x}/{y}.svg?v=1"]],
    ["c", ["/charts/files/plans/{z}/{x}/{y}?v=1"]],
  ]);
});
