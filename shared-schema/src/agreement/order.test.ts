import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testWaypoint } from "../itinerary/testing.test-support.ts";
import { orderWaypoints, posAfter, serialNumbers } from "./order.ts";
import type { Waypoint } from "./schema.ts";

const ids = (waypoints: Record<string, Waypoint>) => orderWaypoints(waypoints).map(([id]) => id);
const day = (n: number) => `2027-07-${String(n).padStart(2, "0")}T10:00:00Z`;

describe("order of waypoints", () => {
  it("follows pos while nothing is dated", () => {
    expect(
      ids({ c: testWaypoint({ pos: "a2" }), a: testWaypoint({ pos: "a0" }), b: testWaypoint({ pos: "a1" }) }),
    ).toEqual(["a", "b", "c"]);
  });

  it("moves a waypoint that gets an arrival to its place, and an undated one with its neighbour", () => {
    const waypoints = {
      start: testWaypoint({ pos: "a0", arr_date: day(1) }),
      bay: testWaypoint({ pos: "a1" }),
      late: testWaypoint({ pos: "a2", arr_date: day(5) }),
      early: testWaypoint({ pos: "a3", arr_date: day(3) }),
      creek: testWaypoint({ pos: "a4" }),
    };
    expect(ids(waypoints)).toEqual(["start", "bay", "early", "creek", "late"]);
    expect(serialNumbers(waypoints).get("late")).toBe(5);
  });

  it("puts a new waypoint behind the selected one, else last", () => {
    const waypoints = {
      a: testWaypoint({ pos: "a0", arr_date: day(4) }),
      b: testWaypoint({ pos: "a1", arr_date: day(1) }),
      c: testWaypoint({ pos: "a1", arr_date: day(2) }),
    };
    expect(ids({ ...waypoints, new: testWaypoint({ pos: posAfter(waypoints, null) }) })).toEqual([
      "b",
      "c",
      "a",
      "new",
    ]);
    expect(ids({ ...waypoints, new: testWaypoint({ pos: posAfter(waypoints, "c") }) })).toEqual(["b", "c", "new", "a"]);
    expect(posAfter({}, null)).toBe("a0");
    expect(posAfter(waypoints, "unknown")).toBe(posAfter(waypoints, null));
  });

  it("keeps the dated ones sorted and loses none, whatever the input", () => {
    const part = fc.record({
      key: fc.integer({ min: 0, max: 9 }),
      arrival: fc.option(fc.integer({ min: 1, max: 28 })),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 15 }), (parts) => {
        const waypoints = Object.fromEntries(
          parts.map(({ key, arrival }, index) => [
            `w${index}`,
            testWaypoint({ pos: `a${key}`, arr_date: arrival === null ? null : day(arrival) }),
          ]),
        );
        const ordered = orderWaypoints(waypoints);
        expect(new Set(ordered.map(([id]) => id)).size).toBe(parts.length);
        const arrivals = ordered.flatMap(([, waypoint]) => (waypoint.arr_date ? [waypoint.arr_date] : []));
        expect(arrivals).toEqual([...arrivals].sort());
      }),
    );
  });
});
