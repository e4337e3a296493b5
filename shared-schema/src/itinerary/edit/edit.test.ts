import { describe, expect, it } from "vitest";
import { orderWaypoints } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import { bentTrack, middleOfLeg, splitLeg } from "./legs.ts";
import { applyChanges, inverse, partChanges } from "./partChanges.ts";
import { reverseRoute } from "./reverse.ts";
import { routedAround, unrouted } from "./routedLegs.ts";

const waypoint = (pos: string, longitude: number, changes: Partial<Waypoint> = {}): Waypoint => ({
  pos,
  latitude: 43,
  longitude,
  is_call: false,
  is_routing: false,
  call_location_str: null,
  arr_date: null,
  dep_date: null,
  track: null,
  planned_speed: null,
  ...changes,
});
const bends = [
  { latitude: 42.8, longitude: 7.2 },
  { latitude: 42.9, longitude: 7.6 },
];
const route = {
  waypoints: {
    a: waypoint("a0", 7, { is_call: true, dep_date: "2027-07-01T10:00:00Z" }),
    b: waypoint("a1", 8, {
      arr_date: "2027-07-01T16:00:00Z",
      dep_date: "2027-07-02T08:00:00Z",
      track: bends,
      planned_speed: 12,
    }),
    c: waypoint("a2", 9, { arr_date: "2027-07-02T12:00:00Z" }),
  },
  stays: {
    s: {
      profile_id: 1,
      emb_waypoint: "a",
      disemb_waypoint: "c",
      emb_date: "2027-07-01T10:00:00Z",
      disemb_date: "2027-07-02T12:00:00Z",
    },
  },
};
const order = (waypoints: Record<string, Waypoint>) => orderWaypoints(waypoints).map(([id]) => id);

describe("a route sailed the other way", () => {
  const back = reverseRoute(route);

  it("turns the order, the lines and the speeds of its legs", () => {
    expect(order(back.waypoints)).toEqual(["c", "b", "a"]);
    expect(back.waypoints.a).toMatchObject({ track: bends.toReversed(), planned_speed: 12 });
    expect(back.waypoints.b).toMatchObject({ track: null, planned_speed: null });
    expect(back.waypoints.c?.is_call).toBe(true);
  });

  it("leaves it to the router to draw what no one has drawn, and straight what someone made straight", () => {
    expect(routedAround(back.waypoints, "b")["b"]?.routed).toEqual(unrouted(route.waypoints.b));
    const made = { ...route.waypoints, c: { ...route.waypoints.c, routed: null } };
    const straight = reverseRoute({ ...route, waypoints: made });
    expect(routedAround(straight.waypoints, "b")["b"]?.routed).toBeNull();
  });

  it("mirrors the times and the stays, and is what it was when it is turned again", () => {
    expect(back.waypoints.c?.dep_date).toBe("2027-07-01T10:00:00Z");
    expect(back.waypoints.b).toMatchObject({ arr_date: "2027-07-01T14:00:00Z", dep_date: "2027-07-02T06:00:00Z" });
    expect(back.stays.s).toMatchObject({ emb_waypoint: "c", disemb_waypoint: "a", emb_date: "2027-07-01T10:00:00Z" });
    const again = reverseRoute(back);
    expect(again.stays).toEqual(route.stays);
    expect(order(again.waypoints)).toEqual(["a", "b", "c"]);
    expect(again.waypoints.b?.track).toEqual(bends);
  });

  it("clears times that contradict each other", () => {
    const waypoints = { ...route.waypoints, b: { ...route.waypoints.b, dep_date: "2027-07-09T00:00:00Z" } };
    const cleared = reverseRoute({ ...route, waypoints });
    expect(order(cleared.waypoints)).toEqual(["c", "b", "a"]);
  });
});

describe("a leg", () => {
  it("is split where its line was touched and keeps its shape", () => {
    const split = splitLeg(route.waypoints, { to: "b", part: 1 }, "new", { latitude: 42.85, longitude: 7.4 });
    expect(split && order(split)).toEqual(["a", "new", "b", "c"]);
    expect(split?.["new"]?.track).toEqual(bends.slice(0, 1));
    expect(split?.["b"]?.track).toEqual(bends.slice(1));
    expect(splitLeg(route.waypoints, { to: "a", part: 0 }, "new", { latitude: 0, longitude: 0 })).toBeNull();
  });

  it("bends where it was dragged, and has a middle", () => {
    expect(bentTrack(bends, 1, { latitude: 42, longitude: 7.4 })).toHaveLength(3);
    expect(middleOfLeg(route.waypoints, "c")).toEqual({ at: { latitude: 43, longitude: 8.5 }, part: 0 });
    expect(middleOfLeg(route.waypoints, "a")).toBeNull();
  });
});

describe("changes of parts", () => {
  type Parts = Record<string, { name: string; size: number }>;
  const before: Parts = { a: { name: "a", size: 1 }, b: { name: "b", size: 2 } };
  const after: Parts = { a: { name: "a", size: 5 }, c: { name: "c", size: 3 } };
  const changes = partChanges(before, after);

  it("go back and forth", () => {
    expect(applyChanges(after, inverse(changes))).toEqual(before);
    expect(applyChanges(before, changes)).toEqual(after);
  });

  it("leave what someone else has changed or removed since", () => {
    expect(applyChanges({ a: { name: "theirs", size: 7 } }, inverse(changes))).toEqual({
      a: { name: "theirs", size: 7 },
      b: { name: "b", size: 2 },
    });
    expect(applyChanges({}, inverse(changes))).toEqual({ b: { name: "b", size: 2 } });
  });
});
