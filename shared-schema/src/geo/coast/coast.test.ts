import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import { loadGeoDataForTests, readFixture, WORLD } from "../loadForTests.test-support.ts";
import { rhumbLength, rhumbLine, rhumbPoint } from "../rhumb.ts";
import { createCoast } from "./coast.ts";
import { openCoastTiles } from "./coastTiles.ts";

interface Leg {
  name: string;
  from: { lat: number; lon: number };
  to: { lat: number; lon: number };
  crossesLand: boolean;
}

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const coast = createCoast(openCoastTiles(loadGeoDataForTests().coast));
const world = createCoast(openCoastTiles(loadGeoDataForTests(WORLD).coast));

describe("landAlong", () => {
  const legs = readFixture<Leg[]>("geo-legs-land.json");

  it.each(legs)("$name", ({ from, to, crossesLand }) => {
    const nm = world.landAlong([at(from.lat, from.lon), at(to.lat, to.lon)]);
    expect((nm ?? Number.NaN) > 0.05).toBe(crossesLand);
  });

  it("measures what dense samples of isLand measure", () => {
    for (const { from, to } of legs) {
      const [start, end] = [at(from.lat, from.lon), at(to.lat, to.lon)];
      const length = rhumbLine(start, end).nm;
      if (length > 500) continue;
      const samples = Math.ceil((length - 3) / 0.02);
      let onLand = 0;
      for (let i = 0; i < samples; i++) {
        const nm = 1.5 + ((i + 0.5) * (length - 3)) / samples;
        if (world.isLand(rhumbPoint(start, end, nm / length))) onLand += (length - 3) / samples;
      }
      expect(Math.abs((world.landAlong([start, end]) ?? Number.NaN) - onLand)).toBeLessThan(0.1);
    }
  });

  it("counts all of a line on land, and none of a line at sea", () => {
    const inland = [at(48.2, 2.2), at(48.8, 3.4)];
    expect(world.landAlong(inland)).toBeCloseTo(rhumbLength(inland) - 3, 6);
    expect(world.landAlong([at(42.9, 7.2), at(42.7, 7.9)])).toBe(0);
  });

  it("is the same both ways", () => {
    const line = [at(43.548, 7.015), at(41.137, 9.537)];
    expect(world.landAlong(line.toReversed())).toBeCloseTo(world.landAlong(line) ?? Number.NaN, 2);
  });

  it("passes the antimeridian", () => {
    const acrossTaveuni = [at(-16.85, 179.6), at(-16.85, -179.6)];
    expect(world.landAlong(acrossTaveuni)).toBeGreaterThan(1);
    expect(world.landAlong(acrossTaveuni)).toBeLessThan(30);
  });

  it("does not take a coast that is not loaded for sea", () => {
    expect(coast.landAlong([at(50.9, -1.4), at(50.6, -1.0)])).toBeNull();
    expect(coast.isLand(at(50.9, -1.4))).toBeNull();
    expect(coast.landAlong([at(43.2, 7.3), at(42.8, 7.9)])).toBe(0);
  });

  it("counts the land that is loaded where other coast is not", () => {
    // From the Solent over Spain, France's coast unknown: Catalonia is land all the same.
    const overCatalonia = [at(50.6, -1), at(50.5, -1), at(41.8, 1.5), at(41, 2.5)];
    expect(coast.landAlong(overCatalonia)).toBeNull();
    expect(coast.knownLandAlong(overCatalonia)).toBeGreaterThan(30);
    expect(coast.knownLandAlong([at(43.2, 7.3), at(42.8, 7.9)])).toBe(0);
  });

  it("has nothing to say of a line shorter than its ends", () => {
    expect(coast.landAlong([at(43.58, 7.12), at(43.6, 7.12)])).toBe(0);
  });
});

describe("isLand", () => {
  it("tells land from sea", () => {
    expect(coast.isLand(at(45.46, 9.19))).toBe(true);
    expect(coast.isLand(at(42.15, 9.1))).toBe(true);
    expect(coast.isLand(at(43.2, 7.25))).toBe(false);
    expect(coast.isLand(at(17.9, -62.83))).toBe(true);
  });
});

describe("land of two sources", () => {
  it("is land where they overlap, and where one of them alone has it", () => {
    const square = (west: number, east: number) => [west, 10, east, 10, east, 50, west, 50, west, 10];
    const ring = (source: number, west: number, east: number) => ({
      source,
      points: Int32Array.from(square(west, east), (tenths) => tenths * 163),
      minX: west * 163,
      maxX: east * 163,
      minY: 1630,
      maxY: 8150,
    });
    const tile = [ring(0, 10, 40), ring(1, 30, 60), ring(1, 45, 50)];
    const both = createCoast({ tile: () => tile, isDisputed: () => false, disputedIn: () => [] });
    const isLand = (longitude: number) => both.isLand(at(0.3, longitude));
    expect([0.2, 0.35, 0.42, 0.47, 0.55, 0.7].map(isLand)).toEqual([true, true, true, false, true, false]);
    expect(both.landAlong([at(0.3, -0.3), at(0.3, 0.99)])).toBeCloseTo(0.45 * 60 * 0.995, 0);
  });
});

describe("distanceToCoast", () => {
  it("measures to the nearest coastline, also in the next tile", () => {
    // Cap d'Antibes lies 20 NM to the north, across the border of the tile.
    expect(coast.distanceToCoast(at(43.2, 7.25))).toBeCloseTo(20.2, 0);
    expect(coast.distanceToCoast(at(45.46, 9.19))).toBeGreaterThan(50);
    expect(coast.distanceToCoast(at(43.58, 7.125))).toBeLessThan(0.5);
  });

  it("is null where the nearest coast may not be on this device", () => {
    expect(coast.distanceToCoast(at(50.9, -1.4))).toBeNull();
  });

  it("finds within a distance just what it finds without one", () => {
    const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degree(36, 40), degree(23, 27), degree(1, 30), (latitude, longitude, within) => {
        const nm = coast.distanceToCoast(at(latitude, longitude)) ?? Number.NaN;
        const near = coast.distanceToCoast(at(latitude, longitude), within) ?? Number.NaN;
        if (nm < within) expect(near).toBeCloseTo(nm, 9);
        else expect(near).toBeGreaterThanOrEqual(within - 1e-9);
      }),
    );
  });

  it("dispute water in stretches, of which short ones are not counted", () => {
    const NM = 1 / 60;
    const isDisputed = (longitude: number) =>
      (longitude > 0.3 && longitude < 0.3 + 0.15 * NM) || (longitude > 0.5 && longitude < 0.5 + 0.6 * NM);
    const sea = createCoast({ tile: () => "SEA", isDisputed, disputedIn: () => [] });
    const bentWithin = [at(0, 0.1), at(0, 0.5 + 0.3 * NM), at(0, 0.9)];
    expect(sea.disputedAlong(bentWithin)).toBeCloseTo(0.6, 1);
    expect(sea.disputedAlong([at(0, 0.1), at(0, 0.45)])).toBe(0);
  });
});
