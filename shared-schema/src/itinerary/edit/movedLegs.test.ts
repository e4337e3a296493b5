import fc from "fast-check";
import { expect, it } from "vitest";
import type { Waypoint } from "../../agreement/schema.ts";
import { newYacht } from "../../yacht/schema.ts";
import { planItinerary } from "../itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../testing.test-support.ts";
import { movedLegs } from "./movedLegs.ts";

const yacht = {
  ...newYacht({
    name: "Azurite",
    port_of_registry: "Nice",
    type: "MOTOR",
    created_by: 1,
    created_at: "2026-01-01T00:00:00Z",
  }),
  cruis_spd: 12,
  cruis_spd_cons: 280,
  max_spd: 16,
  max_spd_cons: 620,
};

function plan(waypoints: Record<string, Waypoint>) {
  const agreement = { waypoints, stays: {}, ...OPEN_PERIOD };
  return planItinerary({ agreement, yacht, geo: fakeGeo({}), countryName: (iso) => iso });
}

const route = {
  a: testWaypoint({ pos: "a0", dep_date: "2027-07-01T10:00:00Z" }),
  b: testWaypoint({ pos: "a1", longitude: 8 }),
  c: testWaypoint({ pos: "a2", latitude: 42, longitude: 9 }),
};

it("reads while a waypoint is dragged what the plan says once it is let go", () => {
  const before = plan(route);
  const anywhere = fc.record({
    latitude: fc.double({ min: 30, max: 60, noNaN: true }),
    longitude: fc.double({ min: -10, max: 30, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, (at) => {
      const { here, onward } = movedLegs(before, "b", at);
      const [first, second] = plan({ ...route, b: { ...route.b, ...at } }).legs;
      expect(here?.nm).toBeCloseTo(first?.nm ?? Number.NaN, 6);
      expect(here?.litres).toBeCloseTo(first?.litres ?? Number.NaN, 3);
      expect(Date.parse(here?.arrival ?? "")).toBeCloseTo(Date.parse(first?.arrival ?? ""), -1);
      expect(here?.estimated).toBe(true);
      expect(onward?.nm).toBeCloseTo(second?.nm ?? Number.NaN, 6);
      expect(onward?.litres).toBeCloseTo(second?.litres ?? Number.NaN, 3);
    }),
  );
});

it("keeps an arrival that was entered, and tells no litres of a leg between two entered times", () => {
  const pinned = { ...route.b, arr_date: "2027-07-01T20:00:00Z" };
  const { here } = movedLegs(plan({ ...route, b: pinned }), "b", { latitude: 43, longitude: 8 });
  expect(here).toMatchObject({ arrival: "2027-07-01T20:00:00Z", estimated: false, litres: null });
});

it("has no leg before the first waypoint, behind the last, or of an unknown one", () => {
  const itinerary = plan(route);
  const at = { latitude: 43, longitude: 8 };
  expect(movedLegs(itinerary, "a", at).here).toBeNull();
  expect(movedLegs(itinerary, "c", at).onward).toBeNull();
  expect(movedLegs(itinerary, "gone", at)).toEqual({ here: null, onward: null });
});
