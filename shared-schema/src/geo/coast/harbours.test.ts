import { describe, expect, it } from "vitest";
import { RADIANS } from "../angles.ts";
import type { Harbour } from "../data.ts";
import { loadGeoDataForTests, WORLD } from "../loadForTests.test-support.ts";
import { createCoast } from "./coast.ts";
import { isCutEdge, openCoastTiles, UNITS_PER_DEGREE } from "./coastTiles.ts";

const METRES_PER_DEGREE = 111_320;
/** Their basins are up rivers that the coast data count as land. */
const UP_RIVERS = ["Skradin", "Amsterdam"];
const FINE = [
  "Bonifacio",
  "Portofino",
  "Port Vauban, Antibes",
  "Port Hercule, Monaco",
  "Saint-Tropez",
  "Porto Cervo",
  "Capri (Marina Grande)",
  "Palma de Mallorca (Club de Mar)",
  "Gustavia",
  "Nassau",
];

const data = loadGeoDataForTests(WORLD);
const tiles = openCoastTiles(data.coast);
const coast = createCoast(tiles);

/** The lengths of the edges of coast within 2 NM of a harbour, metres, ascending. */
function spacings({ lat, lon }: Harbour): number[] {
  const narrowing = Math.cos(lat * RADIANS);
  const lengths: number[] = [];
  for (const [west, south] of [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => [Math.floor(lon) + dx, Math.floor(lat) + dy] as const),
  )) {
    const tile = tiles.tile(west, south);
    for (const { points } of typeof tile === "string" ? [] : tile) {
      for (let i = 0; i + 3 < points.length; i += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.subarray(i, i + 4);
        const away = Math.hypot((west + x1 / UNITS_PER_DEGREE - lon) * narrowing, south + y1 / UNITS_PER_DEGREE - lat);
        if (away * 60 > 2 || isCutEdge(points, i)) continue;
        lengths.push((Math.hypot((x2 - x1) * narrowing, y2 - y1) / UNITS_PER_DEGREE) * METRES_PER_DEGREE);
      }
    }
  }
  return lengths.sort((a, b) => a - b);
}

/** Whether there is water at a place or within 60 m of it. */
function isByWater({ lat, lon }: Harbour): boolean {
  const metres = [0, 20, 40, 60];
  return metres.some((radius) =>
    Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).some((angle) => {
      const latitude = lat + (radius * Math.sin(angle)) / METRES_PER_DEGREE;
      const longitude = lon + (radius * Math.cos(angle)) / METRES_PER_DEGREE / Math.cos(lat * RADIANS);
      return coast.isLand({ latitude, longitude }) === false;
    }),
  );
}

describe("the coast near harbours", () => {
  it.each(FINE)("has a point every 190 m or less at %s", (name) => {
    const harbour = data.harbours.find((each) => each.name === name);
    const lengths = harbour ? spacings(harbour) : [];
    expect(lengths.length).toBeGreaterThan(40);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(190);
  });

  it("leaves each of the 319 harbours on the water or within 60 m of it, but for those up rivers", () => {
    expect(data.harbours).toHaveLength(319);
    expect(data.harbours.filter((harbour) => !isByWater(harbour)).map(({ name }) => name)).toEqual(UP_RIVERS);
  });

  it("holds each piece of land once: near harbours the fine coast takes the place of the others", () => {
    const { lat, lon } = data.harbours.find(({ name }) => name === "Porto Cervo") ?? { lat: 0, lon: 0 };
    const tile = tiles.tile(Math.floor(lon), Math.floor(lat));
    const x = (lon - Math.floor(lon)) * UNITS_PER_DEGREE;
    const y = (lat - Math.floor(lat)) * UNITS_PER_DEGREE;
    const near = (typeof tile === "string" ? [] : tile).filter(
      (ring) => ring.minX < x && ring.maxX > x && ring.minY < y && ring.maxY > y,
    );
    expect(new Set(near.map(({ source }) => source))).toEqual(new Set([2]));
  });
});
