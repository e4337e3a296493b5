import { describe, expect, it } from "vitest";
import { createCoast } from "../coast/coast.ts";
import { openCoastTiles } from "../coast/coastTiles.ts";
import { createGeo } from "../geo.ts";
import { loadGeoDataForTests, WORLD } from "../loadForTests.test-support.ts";
import { rhumbLine } from "../rhumb.ts";
import { waterwaysAt } from "../waterways/waterways.ts";
import { meantWater, waterOfHarbour } from "./harbourWater.ts";
import { createPlaces, parsePlaces } from "./places.ts";

/** Their basins are up rivers, which the coast data count as land: they stand on the river's line. */
const UP_RIVERS = ["Skradin", "Amsterdam"];
/** Beyond this a basin would be another one, NM: 140 m. */
const NEAR_NM = 0.075;

const data = loadGeoDataForTests(WORLD);
const coast = createCoast(openCoastTiles(data.coast));
const places = createPlaces(data, parsePlaces(data.places));
const geo = createGeo(data);

describe("the water of each of the 319 harbours", () => {
  it("is water by the coast that the product draws, or a river", () => {
    expect(data.harbours).toHaveLength(319);
    const ashore = data.harbours.filter((harbour) => coast.isLand(waterOfHarbour(harbour)) !== false);
    expect(ashore.map(({ name }) => name)).toEqual(UP_RIVERS);
    expect(ashore.every((harbour) => waterwaysAt(waterOfHarbour(harbour)).length > 0)).toBe(true);
  });

  it("lies in the harbour: near its place, with its name and its country", () => {
    for (const harbour of data.harbours) {
      const water = waterOfHarbour(harbour);
      const at = { latitude: harbour.lat, longitude: harbour.lon };
      if (!UP_RIVERS.includes(harbour.name)) {
        expect(rhumbLine(at, water).nm, harbour.name).toBeLessThan(NEAR_NM);
      }
      expect(places.nearestHarbour(water)?.what.name).toBe(harbour.name);
      expect(geo.locate(water).country, harbour.name).toBe(geo.locate(at).country);
    }
  });
});

describe("meantWater", () => {
  const { isLand } = coast;

  it("gives a position on the quays of a harbour its water, and leaves water and land elsewhere alone", () => {
    const harbour = data.harbours.find(({ name }) => name === "Port Vauban, Antibes");
    const west = [0, 1, 2, 3, 4].map((step) => ({ latitude: 43.586, longitude: 7.1285 - step * 0.001 }));
    const onQuay = west.find((at) => isLand(at));
    if (!harbour || !onQuay) throw new Error("There is no quay");
    expect(meantWater(onQuay, data.harbours, isLand)).toEqual(waterOfHarbour(harbour));
    expect(meantWater({ latitude: 43.4, longitude: 7.2 }, data.harbours, isLand)).toBeNull();
    expect(meantWater({ latitude: 43.65, longitude: 7.0 }, data.harbours, isLand)).toBeNull();
    expect(meantWater(onQuay, data.harbours, () => null)).toBeNull();
  });
});
