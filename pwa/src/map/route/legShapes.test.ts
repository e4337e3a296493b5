import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtWaypoints, lineWhileHeld, middleOf } from "./legShapes.ts";

const position = fc.record({
  latitude: fc.integer({ min: -80, max: 80 }),
  longitude: fc.integer({ min: -200, max: 200 }),
});
/** A route of waypoints with bends between them, no place twice. */
const route = fc
  .uniqueArray(position, {
    minLength: 2,
    maxLength: 12,
    selector: ({ latitude, longitude }) => `${latitude}/${longitude}`,
  })
  .chain((line) =>
    fc.subarray(line.slice(1, -1)).map((inner) => ({
      line,
      points: [line[0], ...inner, line.at(-1)].flatMap((at, i) => (at ? [{ ...at, id: String(i) }] : [])),
    })),
  );

describe("a route cut at its waypoints", () => {
  it("has a leg between each two of them, and is the route again when joined", () => {
    fc.assert(
      fc.property(route, ({ points, line }) => {
        const legs = cutAtWaypoints(points, line);
        expect(legs).toHaveLength(points.length - 1);
        expect(legs.flatMap((leg, i) => (i === 0 ? leg : leg.slice(1)))).toEqual(line);
      }),
    );
  });

  it("follows a waypoint that is held: straight to it and from it, and as it was elsewhere", () => {
    const at = { latitude: 1.5, longitude: 2.5 };
    fc.assert(
      fc.property(route, fc.nat(), ({ points, line }, pick) => {
        const index = pick % points.length;
        const legs = cutAtWaypoints(points, line);
        const held = lineWhileHeld(points, line, legs, { id: String(index), at });
        const place = held.indexOf(at);
        const [before, after] = [points[index - 1], points[index + 1]];
        if (before) expect(held[place - 1]).toMatchObject({ latitude: before.latitude, longitude: before.longitude });
        if (after) expect(held[place + 1]).toMatchObject({ latitude: after.latitude, longitude: after.longitude });
        expect(lineWhileHeld(points, line, legs, null)).toBe(line);
      }),
    );
  });
});

it("puts the arrowhead in the middle of a leg, along its course", () => {
  const leg = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
    { latitude: 0, longitude: 4 },
  ];
  const { at, course, length } = middleOf(leg) ?? {};
  expect([at, course]).toEqual([{ latitude: 0, longitude: 2 }, 90]);
  expect(length).toBeCloseTo(4 / 360, 9);
  expect(middleOf(leg.slice(0, 1))).toBeNull();
});
