import fc from "fast-check";
import { expect, it } from "vitest";
import { orderWaypoints } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { testWaypoint } from "../testing.test-support.ts";
import { hoursBetween } from "../times.ts";
import { withNights } from "./nights.ts";

const day = (number: number, hour = 10) => `2027-07-${String(number).padStart(2, "0")}T${hour}:00:00.000Z`;
const route: Record<string, Waypoint> = {
  a: testWaypoint({ pos: "a0", arr_date: day(1), dep_date: day(2) }),
  b: testWaypoint({ pos: "a1", arr_date: day(2, 18), dep_date: day(3) }),
  c: testWaypoint({ pos: "a2" }),
  d: testWaypoint({ pos: "a3", arr_date: day(5) }),
};

it("one night more pushes this departure and everything entered behind it by a day", () => {
  expect(withNights(route, "b", { before: 1, nights: 2 })).toEqual({
    a: route["a"],
    b: { ...route["b"], nights: 2, dep_date: day(4) },
    c: route["c"],
    d: { ...route["d"], arr_date: day(6) },
  });
});

it("keeps the order and the intervals behind, and one step back undoes a step forth", () => {
  fc.assert(
    fc.property(fc.constantFrom("a", "b", "c", "d"), fc.nat(20), fc.nat(20), (id, before, more) => {
      const nights = before + more;
      const pushed = withNights(route, id, { before, nights });
      const back = withNights(pushed, id, { before: nights, nights: before });
      expect({ ...back, [id]: { ...back[id], nights: undefined } }).toEqual({ ...route, [id]: { ...route[id] } });
      expect(orderWaypoints(pushed).map(([each]) => each)).toEqual(["a", "b", "c", "d"]);
      const [b, d] = [pushed["b"]?.dep_date, pushed["d"]?.arr_date];
      if (b && d && id !== "c" && id !== "d") expect(hoursBetween(b, d)).toBe(48);
    }),
  );
});

it("takes no fewer than none, and leaves a route without the waypoint alone", () => {
  expect(withNights(route, "c", { before: 0, nights: -1 })["c"]?.nights).toBe(0);
  expect(withNights(route, "gone", { before: 0, nights: 3 })).toEqual(route);
});
