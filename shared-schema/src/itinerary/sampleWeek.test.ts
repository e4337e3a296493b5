import { expect, it } from "vitest";
import { cruiseFixture } from "../agreement/fromFixture.ts";
import { createCoast } from "../geo/coast/coast.ts";
import { openCoastTiles } from "../geo/coast/coastTiles.ts";
import { loadGeoDataForTests, readFixture } from "../geo/loadForTests.test-support.ts";

it("sails the sample week round land, with bends that cross no more than a mole", () => {
  const { waypoints } = cruiseFixture.parse(readFixture("sample-week.json"));
  const coast = createCoast(openCoastTiles(loadGeoDataForTests().coast));
  const legs = waypoints.slice(1).map((to, index) => {
    const bends = (to.track ?? []).map(([latitude, longitude]) => ({ latitude, longitude }));
    return coast.landAlong([waypoints[index] ?? to, ...bends, to]);
  });
  expect(legs).toHaveLength(7);
  // Harbours lie behind moles that the coast draws as land.
  for (const nm of legs) expect(nm).toBeLessThan(0.1);
});
