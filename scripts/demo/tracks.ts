import { readFileSync, writeFileSync } from "node:fs";
import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import { DEMO_CRUISES } from "shared-schema/agreement/sample/demoCruises";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "shared-schema/geo/loadForTests.test-support";
import { createRouter } from "shared-schema/geo/router/router";

/**
 * Draws the legs of the demo's cruises round land: `npm run demo:tracks`. The server does not route, so the demo comes with its
 * tracks. Run it again when the coast, the router or the cruises have changed.
 */
const FIXTURES = new URL("../../shared-schema/fixtures/", import.meta.url);

const router = createRouter({
  tiles: openCoastTiles(loadGeoDataForTests(WORLD).coast),
  passages: loadPassagesForTests(),
});
const rounded = (degrees: number) => Number(degrees.toFixed(4));

const tracks = Object.fromEntries(
  DEMO_CRUISES.map((name) => {
    const { waypoints } = cruiseFixture.parse(
      JSON.parse(readFileSync(new URL(`cruises/${name}.json`, FIXTURES), "utf8")),
    );
    const legs = waypoints.slice(1).map((end, index) => {
      const from = waypoints[index];
      if (!from) throw new Error(`${name}: a leg without its start`);
      const result = router.route(from, end);
      if (!result.ok) throw new Error(`${name}: no way from ${from.place} to ${end.place}`);
      if (result.warnings.length > 0) console.log(name, from.place, end.place, result.warnings.join(", "));
      const bends = result.points.slice(1, -1).map((at) => [rounded(at.latitude), rounded(at.longitude)]);
      return { from: [from.latitude, from.longitude], to: [end.latitude, end.longitude], bends };
    });
    return [name, legs];
  }),
);
writeFileSync(new URL("demo-tracks.json", FIXTURES), `${JSON.stringify(tracks)}\n`);
