import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "shared-schema/geo/loadForTests.test-support";
import { rhumbLine } from "shared-schema/geo/rhumb";
import { createRouter } from "shared-schema/geo/router/router";
import { expect, it } from "vitest";

/** A point in the open water of each sea: latitude, longitude. */
const OPEN_SEAS = `
  41.5,5 39.5,12.5 37.5,18 34,27 38,25 43,15.2 43,33 48.5,-8
  46,-5 56,3 56.2,11.6 58,19.5 66,2 60,-30 36,-12 29,-18
  15,-25 5,0 -5,-34 -24,-43 -36,-54 -55,-66 16,-63 14,-58
  15,-80 20,-75.5 24.5,-86 26.5,-78.6 28,-77 32,-70 40,-69 45,-60
  8,-84 20,-110 33,-121 48.5,-127 55,-137 -2,-82 -35,-74 22,-160
  -18,-152 -19,176 -20,170 -36,176 -45,172 -17,150 -34,154 -38,140
  -32,113 -9,116 5,105 12,116 20,116 34,141 30,125 8,97
  4,74 15,70 25,57 27,51 20,38.5 -5,56 -12,46 -22,58
  -30,33 -35,18`;

/** Harbours whose way out leads over more than 0.3 NM of water that one of the surveys has as land; the route says «touches-land». */
const OVER_DISPUTED_WATER: readonly string[] = [
  // Inlets and sounds narrower than GSHHG's outline is exact.
  "ACI Marina Dubrovnik (Komolac)",
  "Kotor",
  "Stockholm (Wasahamnen)",
  "Southampton (Ocean Village)",
  // The same of OpenStreetMap's.
  "Mali Lošinj",
  "Maó (Mahón)",
  "Venezia (San Giorgio)",
  // The Bosphorus.
  "Istanbul (Ataköy)",
  // Banks and cays that GSHHG draws as one.
  "Providenciales (Turtle Cove)",
  "George Town, Exuma",
];
const TIMEOUT_MS = 600_000;

it("every harbour is reached from the open sea, over land by name only", { timeout: TIMEOUT_MS }, () => {
  const data = loadGeoDataForTests(WORLD);
  const router = createRouter({ tiles: openCoastTiles(data.coast), passages: loadPassagesForTests() });
  const seas = OPEN_SEAS.trim()
    .split(/\s+/)
    .map((point) => point.split(",").map(Number))
    .map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
  const overLand: string[] = [];
  for (const { name, lat, lon } of data.harbours) {
    const harbour = { latitude: lat, longitude: lon };
    const [sea] = seas.toSorted((a, b) => rhumbLine(harbour, a).nm - rhumbLine(harbour, b).nm);
    const route = sea && router.route(harbour, sea);
    expect(route, name).toMatchObject({ ok: true, unknown_tiles: 0 });
    if (!route?.ok || route.land_nm <= 0.3) continue;
    expect(route.warnings, name).toContain("touches-land");
    overLand.push(name);
  }
  expect(overLand.toSorted()).toEqual(OVER_DISPUTED_WATER.toSorted());
});
