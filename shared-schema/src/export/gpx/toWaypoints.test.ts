import { expect, test } from "vitest";
import { orderWaypoints } from "../../agreement/order.ts";
import { waypoint } from "../../agreement/schema.ts";
import { testWaypoint } from "../../itinerary/testing.test-support.ts";
import { type ImportInput, MAX_IMPORTED_WAYPOINTS, waypointsFromGpx } from "./toWaypoints.ts";
import type { GpxPoint } from "./types.ts";

const at = (longitude: number, name: string | null = null, time: string | null = null): GpxPoint => ({
  latitude: 43,
  longitude,
  name,
  time,
});
const existing = {
  x: testWaypoint({ pos: "a0", latitude: 43, longitude: 7 }),
  z: testWaypoint({ pos: "a1", longitude: 9 }),
};

function imported(points: GpxPoint[], as: ImportInput["as"], selected: string | null = "x") {
  let made = 0;
  const newId = () => `n${++made}`;
  const added = waypointsFromGpx({ name: null, points }, { as, newId, existing, selected });
  for (const one of Object.values(added)) expect(waypoint.safeParse(one).error).toBeUndefined();
  return { added, order: orderWaypoints({ ...existing, ...added }).map(([id]) => id) };
}

test("a route's points follow the selected waypoint, with their names and arrivals", () => {
  const { added, order } = imported([at(7.5, "Île d'Or", "2027-07-01T10:00:00Z"), at(8, null, null), at(8.5)], "route");
  expect(order).toEqual(["x", "n1", "n2", "n3", "z"]);
  expect(added["n1"]).toMatchObject({
    call_location_str: "Île d'Or",
    arr_date: "2027-07-01T10:00:00Z",
    is_call: false,
  });
  expect(imported([at(7.5)], "route", null).order).toEqual(["x", "z", "n1"]);
  expect(imported([at(7.5)], "route", "gone").order).toEqual(["x", "z", "n1"]);
});

test("times that do not rise say when the points were made, not when the yacht is there", () => {
  const time = "2027-07-01T10:00:00Z";
  const { added } = imported([at(7.5, null, time), at(8, null, time)], "route");
  expect(Object.values(added).map(({ arr_date }) => arr_date)).toEqual([null, null]);
});

test("a track becomes one leg, from the selected waypoint when it begins there", () => {
  const points = [at(7.001), { ...at(7.5), latitude: 43.2 }, at(8)];
  const joined = imported(points, "leg");
  expect(joined.order).toEqual(["x", "n1", "z"]);
  expect(joined.added["n1"]).toMatchObject({ longitude: 8, track: [{ latitude: 43.2, longitude: 7.5 }] });
  const apart = imported(points, "leg", "z");
  expect(apart.order).toEqual(["x", "z", "n1", "n2"]);
  expect(apart.added["n2"]?.track).toHaveLength(1);
  expect(imported([at(8)], "leg").order).toEqual(["x", "n1", "z"]);
});

test("much is cut down to what an agreement holds", () => {
  const zigzag = Array.from({ length: 2_000 }, (_, i) => ({ ...at(7 + i / 1_000), latitude: 43 + (i % 2) / 10 }));
  expect(imported(zigzag, "leg").added["n1"]?.track).toHaveLength(500);
  expect(Object.keys(imported(zigzag, "list").added)).toHaveLength(MAX_IMPORTED_WAYPOINTS);
  expect(Object.keys(imported(zigzag, "route").added)).toHaveLength(MAX_IMPORTED_WAYPOINTS);
  expect(imported([at(7.5, "é".repeat(400))], "route").added["n1"]?.call_location_str).toHaveLength(300);
  const straight = Array.from({ length: 50 }, (_, i) => at(7 + i / 50));
  expect(Object.keys(imported(straight, "list").added)).toHaveLength(2);
});

test("bends come along only where the point that they lead from does", () => {
  const own = {
    is_call: false,
    is_routing: false,
    call_location_str: null,
    arr_date: null,
    dep_date: null,
    planned_speed: null,
    track: [{ latitude: 43.5, longitude: 7.5 }],
  };
  const zigzag = Array.from({ length: 100 }, (_, i) => ({ ...at(8 + i / 100), latitude: 43 + (i % 2) / 10, own }));
  const bends = (points: GpxPoint[]) =>
    Object.values(imported(points, "route").added).filter(({ track }) => track !== null).length;
  expect(bends(zigzag)).toBe(100);
  // Two in a row lie on a line and are dropped: the one behind them is reached from elsewhere.
  const straight = [9, 9.01].map((longitude) => ({ ...at(longitude), latitude: 43.1, own }));
  expect(Object.keys(imported([...zigzag, ...straight], "route").added)).toHaveLength(100);
  expect(bends([...zigzag, ...straight])).toBe(99);
});
