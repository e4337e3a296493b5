import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCall, mayBeCall } from "../agreement/calls.ts";
import type { Stay, Waypoint } from "../agreement/schema.ts";
import { newYacht, type YachtBody } from "../yacht/schema.ts";
import { ISSUE_TEXTS } from "./issues/issueTexts.ts";
import { planItinerary } from "./itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "./testing.test-support.ts";

const yacht: YachtBody = {
  ...newYacht({
    name: "Azurite",
    port_of_registry: "Nice",
    type: "MOTOR",
    created_by: 1,
    created_at: "2026-01-01T00:00:00Z",
  }),
  max_spd: 16,
  max_spd_cons: 620,
  cruis_spd: 12,
  cruis_spd_cons: 280,
  eco_spd: 10,
  eco_spd_cons: 170,
  avg_generators_cons: 25,
};
const geo = fakeGeo({
  7: { country: "FR", timezone: "Europe/Paris", description: { kind: "in", name: "Cannes" } },
  9: { country: "IT" },
});
const countryName = (iso: string) => `<${iso}>`;

function plan(waypoints: Record<string, Waypoint>, ship: YachtBody | null = yacht, stays: Record<string, Stay> = {}) {
  return planItinerary({ agreement: { waypoints, stays, ...OPEN_PERIOD }, yacht: ship, geo, countryName });
}

const there: Record<string, Waypoint> = {
  a: testWaypoint({ pos: "a0", arr_date: "2027-07-01T08:00:00Z", dep_date: "2027-07-01T10:00:00Z" }),
  b: testWaypoint({ pos: "a1", longitude: 8 }),
  c: testWaypoint({
    pos: "a2",
    longitude: 9,
    arr_date: "2027-07-03T10:00:00Z",
    dep_date: "2027-07-03T12:00:00Z",
    is_call: true,
  }),
};

describe("planItinerary", () => {
  it("estimates what is undated at cruising speed and marks it", () => {
    const { legs, totals } = plan(there);
    const [first, second] = legs;
    expect(first).toMatchObject({ from: "a", to: "b", estimated: true, departure: "2027-07-01T10:00:00Z", speed: 12 });
    expect(first?.nm).toBeCloseTo(43.6, 0);
    expect(first?.hours).toBeCloseTo((first?.nm ?? 0) / 12, 5);
    expect(first?.course).toBeCloseTo(90, 5);
    expect(second).toMatchObject({ departure_estimated: true, estimated: false, arrival: "2027-07-03T10:00:00Z" });
    expect(totals.nights).toBe(2);
    expect(totals.hours.journey).toBe(52);
    expect(totals.hours.under_way + totals.hours.in_port).toBeCloseTo(52, 5);
  });

  it("derives waypoints: time zone, call, distance to go, who boards", () => {
    const stay = { profile_id: 1, emb_waypoint: "a", disemb_waypoint: "c", emb_date: null, disemb_date: null };
    const { waypoints } = plan(there, yacht, { s: stay });
    expect(waypoints.map(({ sn, timezone, is_call, has_disembs }) => [sn, timezone, is_call, has_disembs])).toEqual([
      [1, "Europe/Paris", true, true],
      [2, "Europe/Paris", false, false],
      [3, "Europe/Paris", true, true],
    ]);
    expect(waypoints[0]?.geoname).toEqual({ display_name: "Cannes", country: { iso: "FR", name: "<FR>" } });
    expect(waypoints[0]?.distance_to_go).toBeGreaterThan(80);
    expect(waypoints[2]?.distance_to_go).toBe(0);
    expect(isCall(there, "a")).toBe(true);
    expect(isCall(there, "b")).toBe(false);
    expect(mayBeCall({ is_national_water: false })).toBe(false);
    expect(plan({ b: testWaypoint({ longitude: 8 }) }).waypoints[0]?.timezone).toBe("UTC");
  });

  it("counts a leg as routing when one end is, and generators in port with the journey", () => {
    const { a, b, c } = there;
    if (!a || !b || !c) throw new Error("no route");
    const routed = plan({ a: { ...a, is_routing: true }, b: { ...b, arr_date: "2027-07-01T14:00:00Z" }, c });
    expect(routed.legs.map((leg) => leg.is_routing)).toEqual([true, false]);
    expect(routed.routing_cons_estimate).toBeGreaterThan(0);
    expect(routed.journey.start).toEqual({ at: "2027-07-01T14:00:00Z", origin: "ENTERED" });
    const [leg] = plan({ a, c: { ...c, arr_date: "2027-07-01T18:00:00Z" } }).legs;
    expect(leg?.generator_litres).toBe(200);
    expect(leg?.litres).toBeCloseTo((leg?.propulsion_litres ?? 0) + 200, 6);
  });

  it("burns by distance over time where both times are entered, and by the planned speed where one is missing", () => {
    const { a, c } = there;
    if (!a || !c) throw new Error("no route");
    const [timed] = plan({ a, c: { ...c, planned_speed: 10 } }).legs;
    expect(timed).toMatchObject({ hours: 48, speed: (timed?.nm ?? 0) / 48 });
    const [open] = plan({ a, c: { ...c, planned_speed: 10, arr_date: null } }).legs;
    expect(open).toMatchObject({ speed: 10, litres_per_hour: 170 });
    expect(open?.propulsion_litres).toBeCloseTo(((open?.nm ?? 0) / 10) * 170, 6);
  });

  it("takes a maximum speed of 0 for one that no one knows", () => {
    const { a, c } = there;
    if (!a || !c) throw new Error("no route");
    const fast = { a, c: { ...c, arr_date: "2027-07-01T10:30:00Z" } };
    const warned = (changes: Partial<YachtBody>) =>
      plan(fast, { ...yacht, ...changes }).waypoints[1]?.warnings.arr_date;
    expect(warned({})).toEqual(["speed-above-maximum"]);
    expect(warned({ max_spd: 0 })).toBeUndefined();
    expect(warned({ max_spd: 0, speed_consumption_table: [[12, 200]] })).toEqual(["speed-above-maximum"]);
  });

  it("makes no estimate without the required speeds", () => {
    const bare = plan(there, { ...yacht, max_spd_cons: null });
    expect(bare.routing_cons_estimate).toBeNull();
    expect(bare.journey_cons_estimate).toBeNull();
    expect(bare.warnings).toEqual(["consumption-data-missing"]);
    expect(plan(there, null).waypoints).toHaveLength(3);
  });

  it("finds faults and doubts at their fields", () => {
    const faulty = plan({
      a: testWaypoint({ pos: "a0", arr_date: "2027-07-01T12:00:00Z", dep_date: "2027-07-01T10:00:00Z" }),
      b: testWaypoint({ pos: "a1", longitude: 9, arr_date: "2027-07-01T13:00:00Z", dep_date: "2027-07-02T10:00:00Z" }),
      c: testWaypoint({ pos: "a2", longitude: 7, arr_date: "2027-07-01T14:00:00Z" }),
    });
    expect(faulty.waypoints.map(({ errors }) => errors)).toEqual([
      { arr_date: ["arrival-after-departure"] },
      {},
      { arr_date: ["arrival-before-previous-departure"] },
    ]);
    expect(faulty.waypoints[1]?.warnings).toEqual({ arr_date: ["speed-above-maximum"] });
    expect(faulty.warnings).toEqual(["speed-above-curve"]);
    const inland = fakeGeo({ 7: { on_land: true, inland_nm: 0.4, harbour_nm: 2 } }, 3);
    const ashore = planItinerary({
      agreement: { waypoints: there, stays: {}, ...OPEN_PERIOD },
      yacht,
      geo: inland,
      countryName,
    });
    expect(ashore.waypoints[0]?.errors).toEqual({ latitude: ["position-inland"] });
    expect(ashore.waypoints[1]?.warnings).toEqual({ track: ["leg-crosses-land"] });
    for (const text of Object.values(ISSUE_TEXTS)) expect(text).toMatch(/\.$/);
  });

  it("finds arrivals that contradict delivery and redelivery, but not those that follow from an estimate", () => {
    const period = { delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" };
    const errorsOf = (stops: readonly Partial<Waypoint>[]) => {
      const waypoints = Object.fromEntries(
        stops.map((stop, index) => [`w${index}`, testWaypoint({ pos: `a${index}`, longitude: 7 + index, ...stop })]),
      );
      return planItinerary({ agreement: { waypoints, stays: {}, ...period }, yacht, geo, countryName }).waypoints.map(
        ({ errors }) => errors.arr_date ?? [],
      );
    };
    const tooEarly = ["arrival-before-previous-departure"];
    const home = { is_routing: true, arr_date: "2027-07-09T10:00:00Z" };
    expect(errorsOf([{}, {}, home])).toEqual([[], [], tooEarly]);
    expect(errorsOf([{ is_routing: true, dep_date: "2027-07-04T10:00:00Z" }, {}, {}])).toEqual([[], tooEarly, []]);
    // A late yacht leaves when she gets there; the estimate is a warning, no contradiction.
    expect(errorsOf([{ nights: 9 }, {}, home])).toEqual([[], [], []]);
  });

  it("warns where positioning brings the yacht after delivery, however the times came about", () => {
    const period = { delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" };
    // 43.6 NM from Cannes to the berth of delivery: under four hours at 12 kt.
    const warningsAt = (berth: Partial<Waypoint>, home: Partial<Waypoint>) => {
      const waypoints = {
        home: testWaypoint({ pos: "a0", is_routing: true, ...home }),
        berth: testWaypoint({ pos: "a1", longitude: 8, ...berth }),
        end: testWaypoint({ pos: "a2", longitude: 9 }),
      };
      const { waypoints: derived } = planItinerary({
        agreement: { waypoints, stays: {}, ...period },
        yacht,
        geo,
        countryName,
      });
      expect(derived[0]?.warnings).toEqual({});
      expect(derived[2]?.warnings.arr_date).toBeUndefined();
      return derived[1]?.warnings.arr_date ?? [];
    };
    const late = ["late-for-delivery"];
    expect(warningsAt({}, {})).toEqual([]);
    expect(warningsAt({}, { dep_date: "2027-07-03T06:00:00Z" })).toEqual([]);
    expect(warningsAt({}, { dep_date: "2027-07-03T07:00:00Z" })).toEqual(late);
    expect(warningsAt({}, { arr_date: "2027-07-03T07:00:00Z" })).toEqual(late);
    expect(warningsAt({ arr_date: "2027-07-03T10:00:00Z" }, {})).toEqual([]);
    expect(warningsAt({ arr_date: "2027-07-03T10:30:00Z" }, {})).toEqual(late);
  });

  it("falls to 0 NM and stays plain JSON for any route", () => {
    const anyWaypoint = fc.record({
      longitude: fc.integer({ min: -179, max: 179 }),
      latitude: fc.integer({ min: -90, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(anyWaypoint, { minLength: 1, maxLength: 8 }), (points) => {
        const waypoints = Object.fromEntries(
          points.map((at, index) => [`w${index}`, testWaypoint({ pos: `a${index}`, ...at })]),
        );
        const itinerary = plan(waypoints);
        const toGo = itinerary.waypoints.map((waypoint) => waypoint.distance_to_go);
        expect(toGo).toEqual([...toGo].sort((a, b) => b - a));
        expect(toGo.at(-1)).toBe(0);
        expect(JSON.parse(JSON.stringify(itinerary))).toEqual(itinerary);
      }),
    );
  });
});
