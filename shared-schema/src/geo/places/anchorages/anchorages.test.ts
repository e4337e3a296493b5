import { expect, it } from "vitest";
import { createCoast } from "../../coast/coast.ts";
import { openCoastTiles } from "../../coast/coastTiles.ts";
import { loadGeoDataForTests } from "../../loadForTests.test-support.ts";
import { rhumbLine } from "../../rhumb.ts";
import { parsePlaces } from "../places.ts";
import { readAnchorages } from "./anchorages.ts";

const data = loadGeoDataForTests();
const coast = createCoast(openCoastTiles(data.coast));
const anchorages = readAnchorages();
const named = [
  ...parsePlaces(data.places),
  ...data.harbours.map(({ name, lat, lon }) => ({ name, latitude: lat, longitude: lon })),
];
const BEARINGS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
const RINGS_NM = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Whether there is land within 1 NM. */
function isInshore({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return RINGS_NM.some((nm) =>
    BEARINGS.some((bearing) =>
      coast.isLand({
        latitude: latitude + (nm / 60) * Math.cos(bearing),
        longitude: longitude + ((nm / 60) * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180),
      }),
    ),
  );
}

it("has a few hundred, each once", () => {
  expect(anchorages.length).toBeGreaterThan(300);
  expect(new Set(anchorages.map(({ name, country }) => `${name} ${country}`)).size).toBe(anchorages.length);
});

it.each(anchorages.map((one) => [one.name, one] as const))(
  "%s: in water, within 1 NM of land, near its place",
  (_, at) => {
    expect(coast.isLand(at)).toBe(false);
    expect(isInshore(at)).toBe(true);
    const places = named.filter(({ name }) => name === at.near);
    expect(Math.min(...places.map((place) => rhumbLine(place, at).nm))).toBeLessThanOrEqual(5);
  },
);
