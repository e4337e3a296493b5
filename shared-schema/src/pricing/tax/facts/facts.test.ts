import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Waypoint } from "../../../agreement/schema.ts";
import { planItinerary } from "../../../itinerary/itinerary.ts";
import { fakeGeo, testWaypoint } from "../../../itinerary/testing.test-support.ts";
import { buildFacts } from "./facts.ts";
import type { JourneyStop } from "./journey.ts";
import { daysByZone, sumByZone, type ZoneHours } from "./timeByZone.ts";
import { splitTrips } from "./trips.ts";

const geo = fakeGeo({ 7: { country: "FR" }, 7.4: { country: "MC" }, 9: { country: "IT" }, 16: { country: "ME" } });
const at = (day: number, hour: number) =>
  `2027-07-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00Z`;

function stop(
  pos: number,
  longitude: number,
  arr: string | null,
  dep: string | null,
  changes: Partial<Waypoint> = {},
): Waypoint {
  return testWaypoint({ pos: `a${pos}`, longitude, arr_date: arr, dep_date: dep, is_call: true, ...changes });
}

function factsOf(waypoints: Record<string, Waypoint>, boarding: string[] = []) {
  const stays = Object.fromEntries(
    boarding.map((id, index) => [
      `s${index}`,
      { profile_id: 1, emb_waypoint: id, disemb_waypoint: null, emb_date: null, disemb_date: null },
    ]),
  );
  const parties = { "passengers:1": { role: "passengers" as const, profile_id: 1, pos: "a0" } };
  const agreement = {
    contract_type: "CRUISE" as const,
    waypoints,
    stays,
    parties,
    delivery_date: null,
    redelivery_date: null,
    hirer_days_last_12_months: null,
    greek_certificate: null,
  };
  const itinerary = planItinerary({ agreement, yacht: null, geo, countryName: (iso) => iso });
  return buildFacts({ agreement, yacht: null, itinerary, signed: null });
}

describe("buildFacts", () => {
  it("splits at calls between, where someone boards, and gives port hours to the arrival", () => {
    const route = {
      a: stop(0, 7, at(1, 0), at(1, 6)),
      b: stop(1, 9, at(1, 12), at(2, 0), { is_call: false }),
      c: stop(2, 7.4, at(2, 6), at(3, 0)),
      d: stop(3, 7, at(3, 4), at(3, 8)),
    };
    const { trips, embarkation_zone, timeline } = factsOf(route, ["a", "b", "c"]);
    expect(embarkation_zone).toBe("FR");
    expect(trips).toMatchObject([
      { calls: ["FR", "FR"], hours: 48, foreign_anchorage: ["IT"] },
      { calls: ["FR", "FR"], hours: 8, foreign_anchorage: [] },
    ]);
    expect(trips[1]?.fr_nm).toBe(trips[1]?.nm);
    expect(timeline.map((item) => [item.kind, item.trip])).toEqual([
      ["STOP", 0],
      ["LEG", 0],
      ["STOP", 0],
      ["LEG", 0],
      ["STOP", 0],
      ["LEG", 1],
      ["STOP", 1],
    ]);
  });

  it("leaves positioning out, also between", () => {
    const { trips, nm, hours_by_zone } = factsOf({
      z: stop(0, 16, at(1, 0), at(1, 0), { is_routing: true }),
      a: stop(1, 7, at(2, 0), at(2, 10)),
      y: stop(2, 9, at(3, 0), at(3, 0), { is_routing: true }),
      b: stop(3, 7, at(4, 0), at(4, 5)),
      c: stop(4, 7.4, at(4, 7), at(4, 8)),
    });
    expect(trips).toMatchObject([{ hours: 18, calls: ["FR", "FR", "FR"] }]);
    expect(nm).toBeCloseTo(17.4, 0);
    expect(hours_by_zone).toEqual({ FR: 18 });
  });

  it("shares the hours of a leg by distance and needs times only where the zone changes", () => {
    const route = {
      a: stop(0, 7, at(1, 0), at(1, 6)),
      b: stop(1, 9, at(1, 16), at(2, 6)),
      c: stop(2, 9, at(2, 8), at(2, 12), { latitude: 43.6 }),
    };
    expect(factsOf(route).hours_by_zone).toEqual({ FR: 11, IT: 25 });
    expect(factsOf({ ...route, b: stop(1, 9, at(1, 16), null) }).hours_by_zone).toEqual({ FR: 11, IT: 25 });
    const open = factsOf({ ...route, b: stop(1, 9, null, at(2, 6)) });
    expect(open).toMatchObject({ hours_total: null, hours_by_zone: null, eu_extent: "ALL" });
    expect(open.missing_times).toEqual(["b"]);
  });

  it("knows zones, extent and French waters without all times", () => {
    const facts = factsOf({ a: stop(0, 16, at(1, 0), at(1, 1)), b: stop(1, 9, at(1, 5), at(1, 9)) });
    expect(facts).toMatchObject({
      embarkation_zone: "ME",
      zones: ["ME", "IT"],
      eu_extent: "SOME",
      leaves_fr_waters: true,
    });
    expect(factsOf({ a: stop(0, 3, at(1, 0), at(1, 1)) }).embarkation_zone).toBeNull();
    expect(factsOf({})).toMatchObject({ trips: [], eu_extent: null, nm: null, hours_total: null });
  });

  it("ignores the stay of someone who is no passenger", () => {
    const route = { a: stop(0, 7, null, null), b: stop(1, 9, null, null), c: stop(2, 7, null, null) };
    expect(factsOf(route, ["b"]).trips).toHaveLength(2);
    const boards = (id: string): JourneyStop => ({ id, zone: "FR", is_call: true, arr_date: null, dep_date: null });
    expect(splitTrips([boards("a"), boards("b"), boards("c")], new Set())).toEqual([[0, 2]]);
    expect(splitTrips([boards("a")], new Set(["a"]))).toEqual([]);
  });
});

describe("days by zone", () => {
  it("gives a 24-hour day to the zone with most of its hours", () => {
    const segments: ZoneHours[] = [
      { zone: "ME", hours: 90 },
      { zone: "INT", hours: 4 },
      { zone: "HR", hours: 74 },
    ];
    expect(daysByZone(segments)).toEqual({ ME: 4, HR: 3 });
    expect(daysByZone([{ zone: "HR", hours: 8 }])).toEqual({ HR: 1 });
    expect(daysByZone([])).toEqual({});
  });

  it("counts every day once", () => {
    const segment = fc.record({ zone: fc.constantFrom("FR", "IT", "INT"), hours: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 12 }), (segments) => {
        const total = (amounts: Record<string, number>) => Object.values(amounts).reduce((sum, one) => sum + one, 0);
        expect(total(daysByZone(segments))).toBe(Math.ceil(total(sumByZone(segments)) / 24));
      }),
    );
  });
});
