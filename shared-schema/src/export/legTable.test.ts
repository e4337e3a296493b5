import { expect, test } from "vitest";
import type { Waypoint } from "../agreement/schema.ts";
import { planItinerary } from "../itinerary/itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../itinerary/testing.test-support.ts";
import { newYacht } from "../yacht/schema.ts";
import { legRows } from "./legTable.ts";

const yacht = {
  ...newYacht({ name: "Azurite", port_of_registry: "Nice", type: "MOTOR" as const, created_by: 1, created_at: "" }),
  max_spd: 16,
  max_spd_cons: 620,
  cruis_spd: 12,
  cruis_spd_cons: 280,
  eco_spd: 10,
  eco_spd_cons: 170,
};
const route: Record<string, Waypoint> = {
  a: testWaypoint({ pos: "a0", dep_date: "2027-07-01T10:00:00Z", call_location_str: "Cannes" }),
  b: testWaypoint({ pos: "a1", longitude: 8, planned_speed: 18 }),
  c: testWaypoint({ pos: "a2", longitude: 9 }),
};
const rowsOf = (ship: typeof yacht | null, land: number | null = 0, waypoints = route) =>
  legRows(
    planItinerary({
      agreement: { waypoints, stays: {}, ...OPEN_PERIOD },
      yacht: ship,
      geo: fakeGeo({}, land),
      countryName: (iso) => iso,
    }),
    { issuedAt: "2027-01-20T16:20:00Z", language: "en" },
  );

test("legs with running totals, both courses and their warnings", () => {
  const [first, second, ...more] = rowsOf(yacht, 3);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ number: 1, speed: 18, departure_estimated: false, arrival_estimated: true });
  expect([first?.from.place, first?.to.place]).toEqual(["Cannes", "At sea"]);
  expect(first?.warnings).toEqual(["leg-crosses-land", "speed-above-maximum", "speed-above-curve"]);
  expect(second?.warnings).toEqual(["leg-crosses-land"]);
  expect(first?.course_true).toBeCloseTo(90, 6);
  // Declination off Cannes is some three degrees east in 2027.
  expect(first?.course_magnetic).toBeGreaterThan(86);
  expect(first?.course_magnetic).toBeLessThan(88);
  expect(second?.cumulative_nm).toBeCloseTo((first?.nm ?? 0) + (second?.nm ?? 0), 9);
  expect(second?.cumulative_litres).toBeCloseTo((first?.litres ?? 0) + (second?.litres ?? 0), 9);
});

test("a leg with bends has the course of its longest stretch", () => {
  // North out of the harbour, east along the parallel, and south into the next one.
  const track = [
    { latitude: 43.55, longitude: 7 },
    { latitude: 43.55, longitude: 8 },
  ];
  const [row] = rowsOf(yacht, 0, { ...route, b: testWaypoint({ pos: "a1", longitude: 8, track }) });
  expect(row?.course_true).toBeCloseTo(90, 6);
  const returned = rowsOf(yacht, 0, { ...route, b: testWaypoint({ pos: "a1" }) });
  expect(returned[0]?.course_true).toBeNull();
});

test("unknown values stay unknown", () => {
  const rows = rowsOf(null, null);
  expect(rows.map((row) => [row.litres, row.cumulative_litres])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(rows[1]?.warnings).toEqual(["leg-coast-unknown"]);
  const a = testWaypoint({ pos: "a0", dep_date: "2031-07-01T10:00:00Z" });
  expect(rowsOf(yacht, 0, { ...route, a })[0]).toMatchObject({ course_magnetic: null });
  expect(rowsOf(yacht, 0, {})).toEqual([]);
});
