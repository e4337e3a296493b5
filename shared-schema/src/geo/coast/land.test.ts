import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import { RADIANS } from "../angles.ts";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "../loadForTests.test-support.ts";
import { parsePlaces } from "../places/places.ts";
import { createRouter } from "../router/router.ts";
import { createCoast } from "./coast.ts";
import { openCoastTiles } from "./coastTiles.ts";

const data = loadGeoDataForTests(WORLD);
const tiles = openCoastTiles(data.coast);
const coast = createCoast(tiles);
const router = createRouter({ tiles, passages: loadPassagesForTests() });
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** Whether either survey has land within 0.3 NM that the other has not. */
function isDisputedNear({ latitude, longitude }: Position): boolean {
  const narrowing = Math.cos(latitude * RADIANS);
  const steps = Array.from({ length: 31 }, (_, i) => (i - 15) / 50);
  return steps.some((dy) =>
    steps.some(
      (dx) => Math.hypot(dx, dy) <= 0.3 && tiles.isDisputed(longitude + dx / 60 / narrowing, latitude + dy / 60),
    ),
  );
}

/** The tolerance to which the coast is simplified, NM. */
const COARSENESS_NM = 0.02;

/**
 * Places whose position in the gazetteer lies off shore, or on a cay that neither survey has: of both as they are published,
 * the nearest land lies 0.36 NM away or more.
 */
const OFF_SHORE = [
  "Governor’s Harbour BS",
  "Dehalak’ Kebīr ER",
  "Kapingamarangi FM",
  "Elato FM",
  "Bouzigues FR",
  "Corozal HN",
  "Sambo Creek HN",
  "Río Esteban HN",
  "Punta Piedra HN",
  "Jericó HN",
  "French Harbor HN",
  "Kunigami JP",
  "Iheya JP",
  "Cargados Carajos MU",
  "Guraidhoo MV",
  "San Ignacio de Tupile PA",
  "Tubualá PA",
  "Salinera Colán PE",
  "Tiarei PF",
  "Pandan Niog PH",
  "Libertad PH",
  "Manukan PH",
  "Okiot PH",
  "San Agustin PH",
  "Tanrake Village TV",
  "Tulalip Bay US",
];

describe("land beside lagoons and salt ponds, which OpenStreetMap lacks", () => {
  it.each([
    ["Lido di Venezia", at(45.415, 12.367)],
    ["Malamocco", at(45.39, 12.348)],
    ["Orbetello", at(42.4393, 11.2125)],
    ["the south of Bonaire", at(12.06, -68.25)],
    ["the west of Anegada", at(18.7235, -64.382)],
    ["the north-west of Anegada", at(18.735, -64.4)],
    ["the west bar of Barbuda", at(17.64, -61.8548)],
  ])("%s is land", (_name, position) => {
    expect(coast.isLand(position)).toBe(true);
  });

  it.each([
    ["Tombolo della Giannella", at(42.36, 11.26), at(42.45, 11.235)],
    ["Bonaire", at(12.06, -68.36), at(12.06, -68.16)],
  ])("is crossed by a leg: %s", (_name, from, to) => {
    expect(coast.landAlong([from, to])).toBeGreaterThan(0.3);
  });

  it.each([
    ["Venezia – Rovinj", at(45.43, 12.345), at(45.08, 13.62)],
    ["Porto Ercole – Cannes", at(42.393, 11.207), at(43.548, 7.015)],
    ["Çeşme – Kralendijk", at(38.324, 26.302), at(12.15, -68.28)],
    ["round Anegada", at(18.712, -64.395), at(18.79, -64.4)],
    ["Cascais – Codrington", at(38.69, -9.42), at(17.64, -61.86)],
    ["Rovinj – Portovenere", at(45.08, 13.62), at(44.05, 9.84)],
  ])("is passed at sea: %s", (_name, from, to) => {
    const route = router.route(from, to);
    if (!route.ok) throw new Error(route.reason);
    expect(coast.landAlong(route.points)).toBeLessThanOrEqual(0.3);
  });
});

describe("land that GSHHG lacks in the cruising grounds", () => {
  it.each([
    ["the new port of Barcelona", at(41.3438, 2.1731)],
    ["the north-east of Saint Croix", at(17.7025, -64.7411)],
  ])("%s is land", (_name, position) => {
    expect(coast.isLand(position)).toBe(true);
  });

  it.each([
    ["the Dardanelles", at(40.148, 26.3771)],
    ["the west of Mali Lošinj", at(44.5469, 14.4347)],
  ])("is marked as disputed water where it is the line of the shore: %s", (_name, { latitude, longitude }) => {
    expect(tiles.isDisputed(longitude, latitude)).toBe(true);
  });

  // Found by random routes held against the raw file of OpenStreetMap: each passed more than 0.3 NM of its land in silence.
  it.each([
    ["the port of Barcelona", at(41.376, 2.1846), at(38.692, -9.417)],
    ["the Dardanelles", at(40.971, 28.878), at(50.761, -1.297)],
    ["the harbour of Copenhagen", at(55.687, 12.6025), at(32.3782, -64.6778)],
  ])("is gone round where there is other water: %s", (_name, from, to) => {
    const route = router.route(from, to);
    if (!route.ok) throw new Error(route.reason);
    expect(route.warnings).not.toContain("touches-land");
  });

  it("is named by a route over it where there is none: Mali Lošinj", () => {
    const route = router.route(at(36.3352, 25.4342), at(44.5338, 14.4637));
    if (!route.ok) throw new Error(route.reason);
    expect(route.warnings).toContain("touches-land");
  });
});

describe("water that GSHHG counts as land", () => {
  // Found by random routes held against the raw file: each passed more than 0.3 NM of its land and said nothing.
  it.each([
    ["the Medway and the Weser", at(51.388, 0.505), at(53.237, 8.457)],
    ["the Tyne", at(51.411, -3.486), at(54.98, -1.484)],
    ["the Frierfjord", at(59.141, 9.656), at(52.573, 1.731)],
    ["the Forth", at(50.074, -5.623), at(56.116, -3.79)],
    ["the Limfjord", at(57.048, 9.919), at(55.067, -7.267)],
    ["the Haringvliet", at(50.182, 1.494), at(51.751, 4.368)],
  ])("is named by a route over it: %s", (_name, from, to) => {
    const route = router.route(from, to);
    if (!route.ok) throw new Error(route.reason);
    expect(route.warnings).toContain("touches-land");
  });

  it.each([
    ["the mouth of the Elbe", at(53.57, 9.612), at(59.587, 10.208)],
    ["the inlet of Fort Lauderdale", at(26.113, -80.107), at(36.867, 10.352)],
  ])("is gone round by a route that finds the narrow water beside it: %s", (_name, from, to) => {
    expect(router.route(from, to)).toMatchObject({ ok: true, land_nm: 0 });
  });
});

describe("places", () => {
  it("have land within 0.3 NM, but errors of the gazetteer", () => {
    const away = parsePlaces(data.places).filter((place) => {
      const nm = coast.isLand(place) ? 0 : (coast.distanceToCoast(place) ?? Infinity);
      return nm > 0.3 + COARSENESS_NM && !isDisputedNear(place);
    });
    expect(away.map(({ name, country }) => `${name} ${country}`)).toEqual(OFF_SHORE);
  });
});
