import fc from "fast-check";
import { expect, it } from "vitest";
import { orderWaypoints } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { scheduleRoute } from "../schedule.ts";
import { testWaypoint } from "../testing.test-support.ts";
import { estimatesToTake, withTimes } from "./estimates.ts";

const agreed = { delivery_date: "2027-07-03T10:00:00.000Z", redelivery_date: "2027-07-10T10:00:00.000Z" };
const KNOTS = 12;

/** The waypoints of a route with their times by the schedule. */
function plannedOf(waypoints: Record<string, Waypoint>, distances: readonly number[]) {
  const ordered = orderWaypoints(waypoints);
  const { stops } = scheduleRoute(ordered, distances, KNOTS, agreed);
  return ordered.map(([id, { is_call }], index) => ({
    ...{ id, is_call: index === 0 || is_call },
    ...{ arrival: stops[index]?.arrival ?? null, departure: stops[index]?.departure ?? null },
  }));
}

const stop = fc.record({
  is_call: fc.boolean(),
  nights: fc.integer({ min: 0, max: 2 }),
  nm: fc.integer({ min: 1, max: 200 }),
});

it("leaves a call no estimated time, keeps what was entered, and takes nothing twice", () => {
  fc.assert(
    fc.property(fc.array(stop, { minLength: 2, maxLength: 6 }), fc.boolean(), (stops, isEntered) => {
      const dep_date = isEntered ? "2027-07-03T12:00:00.000Z" : null;
      const waypoints = Object.fromEntries(
        stops.map(({ is_call, nights }, index) => {
          const pos = `a${index}`;
          return [pos, testWaypoint({ pos, is_call, nights, ...(index === 0 && { dep_date }) })];
        }),
      );
      const distances = stops.slice(1).map(({ nm }) => nm);
      const times = estimatesToTake(waypoints, plannedOf(waypoints, distances), []);
      const taken = withTimes(waypoints, times);
      const planned = plannedOf(taken, distances);
      for (const { is_call, arrival, departure } of planned) {
        const origins = [arrival?.origin, departure?.origin];
        if (is_call) expect(origins).not.toContain("ESTIMATED");
      }
      expect(estimatesToTake(taken, planned, [])).toEqual({});
      if (isEntered) expect(taken["a0"]?.dep_date).toBe(dep_date);
      for (const [id, { is_call }] of Object.entries(taken)) {
        if (!is_call && id !== "a0") expect(taken[id]).toEqual(waypoints[id]);
      }
    }),
  );
});

it("takes the times of a waypoint that decides the rate, to the minute", () => {
  const waypoints = { a: testWaypoint({ pos: "a0" }), b: testWaypoint({ pos: "a1" }), c: testWaypoint({ pos: "a2" }) };
  const times = estimatesToTake(waypoints, plannedOf(waypoints, [50.123, 60]), ["b"]);
  expect(times["b"]?.arr_date).toMatch(/:00\.000Z$/);
  expect(times["c"]).toBeUndefined();
});

it("keeps a time that someone has entered meanwhile", () => {
  const at = "2027-07-04T08:00:00.000Z";
  const waypoints = { a: testWaypoint({ pos: "a0", arr_date: at }) };
  expect(withTimes(waypoints, { a: { arr_date: "2027-07-05T08:00:00.000Z" } })["a"]?.arr_date).toBe(at);
});
