import { agreementFromFixture, cruiseFixture } from "shared-schema/agreement/fromFixture";
import { orderWaypoints } from "shared-schema/agreement/order";
import { ahead } from "shared-schema/agreement/sample/ahead";
import { DEMO_CRUISES } from "shared-schema/agreement/sample/demoCruises";
import { withDrawnLegs } from "shared-schema/agreement/sample/drawnLegs";
import { isDrawn } from "shared-schema/agreement/track";
import { castIn, renamed } from "shared-schema/profile/cast";
import { expect, it } from "vitest";
import { fileAssets } from "../ports/files/assets.ts";

const assets = fileAssets(new URL("../../../shared-schema/assets", import.meta.url).pathname);
const DAY_MS = 86_400_000;
const fixtureOf = (name: string) => cruiseFixture.parse(assets.fixture(`cruises/${name}.json`));

it("moves each cruise by whole weeks into the first year in which it lies ahead", () => {
  for (const now of ["2026-11-23T00:00:00Z", "2027-07-04T00:00:00Z", "2031-01-01T00:00:00Z"]) {
    for (const name of DEMO_CRUISES) {
      const fixture = fixtureOf(name);
      const moved = ahead(fixture, now);
      const ms = Date.parse(moved.delivery_date) - Date.parse(now);
      expect(ms).toBeGreaterThanOrEqual(0);
      const days = (Date.parse(moved.delivery_date) - Date.parse(fixture.delivery_date)) / DAY_MS;
      expect(days % 7).toBe(0);
      // A year of weeks earlier it would not lie ahead, unless that is where it was.
      if (days > 0) expect(ms).toBeLessThan(52 * 7 * DAY_MS);
      expect(Date.parse(moved.redelivery_date) - Date.parse(moved.delivery_date)).toBe(
        Date.parse(fixture.redelivery_date) - Date.parse(fixture.delivery_date),
      );
    }
  }
});

it("draws every leg of the demo cruises round land, between the ends of the fixtures", () => {
  for (const name of DEMO_CRUISES) {
    let id = 0;
    const context = {
      newId: () => `p${id++}`,
      yacht_id: 1,
      created_by: 1,
      created_at: "2026-01-01T00:00:00Z",
      passengers: [],
    };
    const cruise = agreementFromFixture(fixtureOf(name), context);
    const ordered = orderWaypoints(withDrawnLegs(cruise, name, assets.fixture("demo-tracks.json")).waypoints);
    const straight = ordered.slice(1).filter(([, end], index) => {
      const from = ordered[index]?.[1];
      return !from || !isDrawn(from, end);
    });
    expect([name, straight]).toEqual([name, []]);
  }
});

it("renames the passengers in Latin letters, and keeps their accounts", () => {
  const examples = castIn(assets.fixture("parties.json"));
  const cast = renamed(examples, assets.fixture("demo-people.json"));
  expect(cast.passengers.map(({ account }) => account)).toEqual(examples.passengers.map(({ account }) => account));
  const names = ({ passengers }: typeof cast) => passengers.map(({ profile }) => profile.last_name);
  expect(names(cast)).not.toEqual(names(examples));
  expect(cast.passengers.every(({ profile }) => /^[\p{Script=Latin}' -]+$/u.test(profile.last_name))).toBe(true);
});
