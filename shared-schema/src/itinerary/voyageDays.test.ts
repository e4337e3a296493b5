import fc from "fast-check";
import { expect, it } from "vitest";
import type { Waypoint } from "../agreement/schema.ts";
import { planItinerary } from "./itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "./testing.test-support.ts";
import { voyageDays } from "./voyageDays.ts";

function planOf(waypoints: Record<string, Waypoint>) {
  const geo = fakeGeo({
    7: { country: "FR", timezone: "Europe/Paris" },
    9: { country: "IT", timezone: "Europe/Rome" },
    178: { country: "FJ", timezone: "Pacific/Fiji" },
    "-171": { country: "AS", timezone: "Pacific/Pago_Pago" },
  });
  const agreement = { waypoints, stays: {}, ...OPEN_PERIOD };
  return planItinerary({ agreement, yacht: null, geo, countryName: (iso) => iso });
}

const daysOf = (waypoints: Record<string, Waypoint>) => voyageDays(planOf(waypoints));

it("tells where the yacht is each day, how far she sails, and where she spends the night", () => {
  const days = daysOf({
    a: testWaypoint({ pos: "a0", arr_date: "2027-07-01T08:00:00Z", dep_date: "2027-07-01T16:00:00Z" }),
    passed: testWaypoint({
      pos: "a1",
      longitude: 8,
      arr_date: "2027-07-01T20:00:00Z",
      dep_date: "2027-07-01T20:00:00Z",
    }),
    // Half an hour before midnight UTC it is the next day there.
    b: testWaypoint({
      pos: "a2",
      longitude: 9,
      is_call: true,
      arr_date: "2027-07-01T23:30:00Z",
      dep_date: "2027-07-05T10:00:00Z",
    }),
    c: testWaypoint({ pos: "a3", is_call: true, arr_date: "2027-07-05T20:00:00Z", dep_date: "2027-07-06T08:00:00Z" }),
  });
  expect(days.map(({ from, to, stops, night }) => [from, to, stops.join(), night])).toEqual([
    ["2027-07-01", "2027-07-01", "a", "at-sea"],
    ["2027-07-02", "2027-07-02", "b", "b"],
    ["2027-07-03", "2027-07-04", "b", "b"],
    ["2027-07-05", "2027-07-05", "b,c", "c"],
    ["2027-07-06", "2027-07-06", "c", null],
  ]);
  expect(days[0]?.nm).toBeGreaterThan(80);
  expect(days[1]?.nm).toBe(0);
});

const call = (pos: string, longitude: number, arr_date: string, dep_date: string) =>
  testWaypoint({ ...{ pos, longitude, arr_date, dep_date }, is_call: true });

it("keeps the sailing order across the date line, where a date comes twice or is left out", () => {
  const east = daysOf({
    fiji: call("a0", 178, "2027-07-01T02:00:00Z", "2027-07-02T02:00:00Z"),
    samoa: call("a1", -171, "2027-07-03T05:00:00Z", "2027-07-04T20:00:00Z"),
  });
  expect(east.map(({ from, to, stops, night }) => [from, to, stops.join(), night])).toEqual([
    ["2027-07-01", "2027-07-01", "fiji", "fiji"],
    ["2027-07-02", "2027-07-02", "fiji", "at-sea"],
    ["2027-07-02", "2027-07-02", "samoa", "samoa"],
    ["2027-07-03", "2027-07-03", "samoa", "samoa"],
    ["2027-07-04", "2027-07-04", "samoa", null],
  ]);
  expect(east[1]?.nm).toBeGreaterThan(300);
  const west = daysOf({
    samoa: call("a0", -171, "2027-07-01T20:00:00Z", "2027-07-02T06:00:00Z"),
    fiji: call("a1", 178, "2027-07-03T02:00:00Z", "2027-07-03T04:00:00Z"),
  });
  expect(west.map(({ from, to, stops }) => [from, to, stops.join()])).toEqual([
    ["2027-07-01", "2027-07-01", "samoa"],
    ["2027-07-02", "2027-07-02", ""],
    ["2027-07-03", "2027-07-03", "fiji"],
  ]);
});

it("ends where the voyage ends, be that a call or not", () => {
  const days = daysOf({
    a: call("a0", 7, "2027-07-01T08:00:00Z", "2027-07-01T16:00:00Z"),
    b: testWaypoint({ pos: "a1", longitude: 9, arr_date: "2027-07-02T10:00:00Z" }),
  });
  expect(days.map(({ from, stops, night }) => [from, stops.join(), night])).toEqual([
    ["2027-07-01", "a", "at-sea"],
    ["2027-07-02", "b", null],
  ]);
});

it("names each stop in sailing order and each mile once, in days that do not end before they begin", () => {
  const hours = fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }));
  const stop = fc.tuple(fc.constantFrom(7, 9, 178, -171), hours);
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 8 }), (route) => {
      let at = Date.parse("2027-07-01T00:00:00Z");
      const after = (count: number) => {
        at += count * 3_600_000;
        return new Date(at).toISOString();
      };
      const waypoints = Object.fromEntries(
        route.map(([longitude, [sailing, lying]], index) => [
          `w${index}`,
          call(`a${index}`, longitude, after(sailing), after(lying)),
        ]),
      );
      const plan = planOf(waypoints);
      const days = voyageDays(plan);
      const seen = days.flatMap(({ stops }) => stops);
      expect([...new Set(seen)]).toEqual(Object.keys(waypoints));
      expect(seen).toEqual([...seen].sort());
      for (const { from, to } of days) expect(from <= to).toBe(true);
      const nm = plan.legs.reduce((sum, leg) => sum + leg.nm, 0);
      expect(days.reduce((sum, day) => sum + day.nm, 0)).toBeCloseTo(nm, 6);
      expect(days.length).toBeLessThanOrEqual(4 * route.length);
    }),
  );
});

it("stays short however far apart the dates lie, and empty without times", () => {
  const far = daysOf({
    a: testWaypoint({ pos: "a0", dep_date: "2000-01-01T00:00:00Z" }),
    b: testWaypoint({ pos: "a1", is_call: true, longitude: 9, arr_date: "2099-12-31T00:00:00Z" }),
  });
  expect(far).toHaveLength(3);
  expect(daysOf({ a: testWaypoint({}) })).toEqual([]);
});
