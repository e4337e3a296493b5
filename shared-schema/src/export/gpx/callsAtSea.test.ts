import { expect, test } from "vitest";
import { fakeGeo, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { withoutCallsAtSea } from "./callsAtSea.ts";

const geo = fakeGeo({ 7: { country: "FR" } });
const added = {
  a: testWaypoint({ pos: "a1", longitude: 8, is_call: true }),
  b: testWaypoint({ pos: "a2", longitude: 7, is_call: true }),
  c: testWaypoint({ pos: "a3", longitude: 8 }),
};

test("a call at sea behind other waypoints is imported as a plain one, and counted", () => {
  const { waypoints, callsAtSea } = withoutCallsAtSea(added, { x: testWaypoint({ pos: "a0" }) }, geo);
  expect(callsAtSea).toBe(1);
  expect(waypoints).toEqual({ ...added, a: { ...added.a, is_call: false } });
});

test("the first of the route is a call wherever it lies", () => {
  expect(withoutCallsAtSea(added, {}, geo)).toEqual({ waypoints: added, callsAtSea: 0 });
});
