import { describe, expect, it } from "vitest";
import type { Waypoint } from "../../agreement/schema.ts";
import { testWaypoint } from "../testing.test-support.ts";
import { legLine, splitLeg } from "./legs.ts";
import { legsToRoute, routedAround, unrouted, withRoutedLeg } from "./routedLegs.ts";

const at = (longitude: number) => ({ latitude: 43.5, longitude });
const stop = (pos: string, longitude: number, changes: Partial<Waypoint> = {}) =>
  testWaypoint({ pos, longitude, ...changes });
const BEND = at(7.5);
const drawn = { track: [BEND], routed: { from: at(7), to: at(8) } };

describe("a leg of the router's", () => {
  const fresh = { a: stop("a0", 7), b: stop("a1", 8, { routed: unrouted(at(8)) }), c: stop("a2", 9) };

  it("waits until it is drawn, and again when one of its ends has moved", () => {
    const [leg] = legsToRoute(fresh);
    expect(leg).toEqual({ to: "b", from: at(7), end: at(8) });
    if (!leg) return;
    const routed = withRoutedLeg(fresh, leg, [BEND]);
    expect(routed["b"]).toMatchObject(drawn);
    expect(legsToRoute(routed)).toEqual([]);
    expect(legsToRoute({ ...routed, a: stop("a0", 6) })).toEqual([{ to: "b", from: at(6), end: at(8) }]);
    // A line found for the former ends is of no use.
    expect(withRoutedLeg({ ...fresh, a: stop("a0", 6) }, leg, [BEND])).toEqual({ ...fresh, a: stop("a0", 6) });
  });

  it("is straight in every figure while its ends are others than when it was drawn", () => {
    const routed = { a: stop("a0", 7), b: stop("a1", 8, drawn) };
    expect(legLine(routed, "b")).toEqual([at(7), BEND, at(8)]);
    expect(legLine({ ...routed, a: stop("a0", 6) }, "b")).toEqual([at(6), at(8)]);
    expect(legLine({ ...routed, b: { ...routed.b, longitude: 8.5 } }, "b")).toEqual([at(7), at(8.5)]);
    // A line drawn by hand stays, wherever its ends move.
    const byHand = { ...routed, a: stop("a0", 6), b: stop("a1", 8, { track: [BEND], routed: null }) };
    expect(legLine(byHand, "b")).toEqual([at(6), BEND, at(8)]);
  });

  it("stays one on both sides of a waypoint that is put on it", () => {
    const split = splitLeg({ a: stop("a0", 7), b: stop("a1", 8, drawn) }, { to: "b", part: 1 }, "n", at(7.6));
    expect(split?.["n"]).toMatchObject({ track: [BEND], routed: { from: at(7), to: at(7.6) } });
    expect(split?.["b"]).toMatchObject({ track: null, routed: { from: at(7.6), to: at(8) } });
    expect(legsToRoute(split ?? {})).toEqual([]);
  });

  it("is still to be drawn on both sides of a waypoint when it was so as a whole", () => {
    const moved = { ...fresh, b: stop("a1", 8.2, drawn) };
    for (const waypoints of [fresh, moved]) {
      const split = splitLeg(waypoints, { to: "b", part: 0 }, "n", at(7.6));
      expect(legsToRoute(split ?? {}).map(({ to }) => to)).toEqual(["n", "b"]);
    }
  });
});

it("a move gives the router the legs that no one drew or made straight", () => {
  const bent = { a: stop("a0", 7), b: stop("a1", 8), c: stop("a2", 9, { track: [at(8.5)] }) };
  expect(legsToRoute(routedAround(bent, "b")).map(({ to }) => to)).toEqual(["b"]);
  const straight = { ...bent, b: stop("a1", 8, { routed: null }) };
  expect(legsToRoute(routedAround(straight, "b"))).toEqual([]);
});
