import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import { createCoast } from "../coast/coast.ts";
import { openCoastTiles } from "../coast/coastTiles.ts";
import { loadGeoDataForTests, loadPassagesForTests, readFixture, WORLD } from "../loadForTests.test-support.ts";
import { longitudeDifference, rhumbLine } from "../rhumb.ts";
import { REFERENCE_PAIRS } from "./references.test-support.ts";
import { createRouter } from "./router.ts";
import { coastalPairs, landBeyondHarbours } from "./samples.test-support.ts";
import type { Route, RouteOptions } from "./types.ts";

interface Reference {
  name: string;
  from: { lat: number; lon: number };
  to: { lat: number; lon: number };
  expectedNM: [number, number];
}

const data = loadGeoDataForTests(WORLD);
const tiles = openCoastTiles(data.coast);
const coast = createCoast(tiles);
const router = createRouter({ tiles, passages: loadPassagesForTests() });
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

function routed(from: Position, to: Position, options?: RouteOptions): Route {
  const result = router.route(from, to, options);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe("reference passages", () => {
  it.each(readFixture<Reference[]>("geo-routes.json"))("$name is as long as published", ({ from, to, expectedNM }) => {
    const { nm, points, canals } = routed(at(from.lat, from.lon), at(to.lat, to.lon));
    expect(nm).toBeGreaterThanOrEqual(expectedNM[0]);
    expect(nm).toBeLessThanOrEqual(expectedNM[1]);
    if (canals.length === 0) expect(coast.landAlong(points)).toBeLessThan(0.05);
  });

  it.each(REFERENCE_PAIRS)("$name touches no land", ({ from, to }) => {
    const { points, nm, canals, warnings, unknown_tiles } = routed(from, to, { canals: false });
    expect(coast.landAlong(points)).toBeLessThan(0.05);
    expect(nm).toBeGreaterThan(rhumbLine(from, to).nm * 0.999);
    expect(points.at(0)).toEqual(from);
    expect(points.at(-1)).toEqual(to);
    expect(points.length).toBeLessThan(30);
    expect({ canals, unknown_tiles }).toEqual({ canals: [], unknown_tiles: 0 });
    expect(warnings).not.toContain("touches-land");
  });
});

describe("any two coastal places", () => {
  const pairs = coastalPairs(data.places, 12, 7);
  const routes = pairs.map(({ name, from, to }) => ({ name, from, to, result: router.route(from, to) }));
  const found = routes.flatMap(({ result, ...pair }) => (result.ok ? [{ ...pair, route: result }] : []));

  it("has a way for nearly all, and over land for hardly any", () => {
    expect(found.length).toBeGreaterThanOrEqual(pairs.length - 1);
    const ashore = found.filter(({ route }) => {
      const nm = route.canals.length > 0 ? 0 : landBeyondHarbours(coast, route.points);
      return nm === null || nm > 0.1;
    });
    expect(ashore.length).toBeLessThanOrEqual(2);
  });

  it("is never shorter than the rhumb line, and the same the other way", () => {
    for (const { from, to, route } of found) expect(route.nm).toBeGreaterThan(rhumbLine(from, to).nm * 0.999);
    for (const { from, to, route } of found.slice(0, 4)) {
      expect(routed(to, from).points).toEqual(route.points.toReversed());
    }
  });
});

describe("canals", () => {
  it.each([
    ["Corinth", at(38.31, 22.6), at(37.8, 23.2)],
    ["Kiel", at(53.93, 8.6), at(54.45, 10.3)],
    ["Suez", at(31.5, 32.4), at(29.7, 32.5)],
    ["Panama", at(9.5, -79.95), at(8.8, -79.5)],
  ])("%s joins two seas", (name, from, to) => {
    const through = routed(from, to);
    expect(through.canals).toEqual([name]);
    expect(through.warnings).toContain("canal");
    expect(through.warnings).not.toContain("touches-land");
    expect(through.nm).toBeLessThan(rhumbLine(from, to).nm * 1.6);
  });

  it("can be declined", () => {
    const corfu = at(39.627, 19.928);
    const athens = at(37.935, 23.645);
    expect(routed(corfu, athens).canals).toEqual(["Corinth"]);
    const round = routed(corfu, athens, { canals: false });
    expect(round.canals).toEqual([]);
    expect(round.nm).toBeGreaterThan(355);
    expect(round.nm).toBeLessThan(385.1);
  });
});

describe("narrow water", () => {
  it.each([
    ["Bonifacio", at(41.35, 8.9), at(41.3, 9.45), 30],
    ["Messina", at(38.4, 15.5), at(37.9, 15.5), 40],
    ["the Bosphorus and the Dardanelles", at(41.4, 29.2), at(39.95, 25.9), 200],
    ["Øresund", at(56.4, 12), at(55.1, 12.8), 95],
    ["the Solent", at(50.6, -1.8), at(50.65, -0.9), 40],
    ["the bay of Kotor", at(42.458, 18.742), at(42.2, 18.3), 40],
  ])("%s is open", (_name, from, to, atMost) => {
    const { nm, points } = routed(from, to);
    expect(nm).toBeLessThan(atMost);
    expect(coast.landAlong(points)).toBeLessThan(0.1);
  });
});

describe("fjords and rivers whose mouth is narrower than the grid", () => {
  it.each([
    ["Hobro, in the Mariager fjord", at(56.643, 9.79), at(57.5, 11), 0.05],
    ["Sauda, in the Saudafjord", at(59.651, 6.354), at(59, 5.5), 0.05],
    ["Enniscorthy, up the Slaney", at(52.501, -6.558), at(52.3, -6), 0.6],
  ])("%s lies on the sea", (_name, from, to, landAtMost) => {
    // Of the land that the router knows: GSHHG fills the Slaney, and the route says so.
    expect(coast.landAlong(routed(from, to).points)).toBeLessThan(landAtMost);
  });
});

describe("across the antimeridian", () => {
  it("goes the short way", () => {
    const { nm, points } = routed(at(-18.16, 178.4), at(-13.27, -176.16));
    expect(nm).toBeLessThan(460);
    for (const [i, point] of points.entries()) {
      expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180);
      const previous = points[i - 1];
      if (previous) expect(Math.abs(longitudeDifference(previous.longitude, point.longitude))).toBeLessThan(10);
    }
    expect(coast.landAlong(points)).toBeLessThan(0.1);
  });
});

describe("coast that is not on this device", () => {
  const mediterranean = createRouter({
    tiles: openCoastTiles(loadGeoDataForTests(["med"]).coast),
    passages: loadPassagesForTests(),
  });
  const palma = at(39.562, 2.629);
  const southampton = at(50.9, -1.4);

  it("is passed where an end lies in it, and said so", () => {
    const result = mediterranean.route(palma, southampton);
    expect(result).toMatchObject({ ok: true, warnings: expect.arrayContaining(["unknown-coast"]) });
    expect(result.ok && result.unknown_tiles).toBeGreaterThan(0);
  });

  it("is never passed where there is another way", () => {
    const result = mediterranean.route(palma, at(43.586, 7.13));
    expect(result).toMatchObject({ ok: true, unknown_tiles: 0 });
  });

  it("is refused where both ends lie in it", () => {
    expect(mediterranean.route(southampton, at(50.97, 1.85))).toEqual({ ok: false, reason: "unknown-coast" });
  });
});

describe("a search", () => {
  const antibes = at(43.586, 7.13);

  it("says how far it has come, and stops when told to", () => {
    const shares: number[] = [];
    routed(antibes, at(17.898, -62.854), { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);

    const signal = { aborted: false };
    const watched: number[] = [];
    const result = router.route(antibes, at(17.898, -62.854), {
      signal,
      onProgress: (share) => {
        watched.push(share);
        signal.aborted = watched.length === 3;
      },
    });
    expect(result).toEqual({ ok: false, reason: "cancelled" });
    expect(watched).toHaveLength(3);
    expect(router.route(antibes, at(41.9, 8.7), { signal })).toEqual({ ok: false, reason: "cancelled" });
  });

  it("finds none to a place far inland", () => {
    expect(router.route(antibes, at(45.464, 9.19))).toEqual({ ok: false, reason: "too-far" });
  });

  it("has nothing to find between a place and itself", () => {
    expect(routed(antibes, antibes)).toMatchObject({ nm: 0 });
  });
});
