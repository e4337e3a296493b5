import fc from "fast-check";
import type { Waypoint } from "shared-schema/agreement/schema";
import { mercatorX, mercatorY, worldPixels } from "shared-schema/geo/chart/projection";
import { normalLongitude } from "shared-schema/geo/rhumb";
import { routeLegs, routeLine, routeStops } from "shared-schema/itinerary/routeLine";
import { testWaypoint } from "shared-schema/itinerary/testing.test-support";
import { describe, expect, it } from "vitest";
import { fitMiniature, frameOf, HEIGHT, WIDTH } from "./miniature.ts";

const edges = (limit: number) => fc.oneof(fc.constantFrom(-limit, limit), fc.integer({ min: -limit, max: limit }));
const position = fc.record({ latitude: edges(90), longitude: edges(180) });
const waypoint = fc.record({ at: position, track: fc.option(fc.array(position, { minLength: 1, maxLength: 3 })) });

/** Routes of a few waypoints in the order of their keys. */
const route = fc.array(waypoint, { minLength: 1, maxLength: 6 }).map((entries) =>
  Object.fromEntries(
    entries.map(({ at, track }, index): [string, Waypoint] => {
      const pos = `a${index}`;
      return [pos, testWaypoint({ ...at, track, pos })];
    }),
  ),
);

describe("the route for drawing", () => {
  it("has no part that goes round the world, and puts every waypoint at the end of its leg", () => {
    fc.assert(
      fc.property(route, (waypoints) => {
        const legs = routeLegs(waypoints);
        const stops = routeStops(waypoints);
        const line = routeLine(waypoints);
        expect(legs).toHaveLength(stops.length - 1);
        for (const [index, { to, points }] of legs.entries()) {
          expect(points[0]).toMatchObject({ longitude: stops[index]?.longitude, latitude: stops[index]?.latitude });
          expect(stops[index + 1]).toMatchObject({ id: to, ...points.at(-1) });
          expect(points).toHaveLength(2 + (waypoints[to]?.track?.length ?? 0));
        }
        expect(line).toHaveLength(1 + legs.reduce((sum, { points }) => sum + points.length - 1, 0));
        for (const [index, { longitude }] of line.entries()) {
          expect(Math.abs(longitude - (line[index - 1]?.longitude ?? longitude))).toBeLessThanOrEqual(180);
        }
        for (const { id, longitude, latitude } of stops) {
          expect(latitude).toBe(waypoints[id]?.latitude);
          expect(Math.abs(normalLongitude(longitude - (waypoints[id]?.longitude ?? 0)) % 360)).toBe(0);
        }
      }),
    );
  });

  it("lies inside the miniature, poles and date line included", () => {
    fc.assert(
      fc.property(route, (waypoints) => {
        const line = routeLine(waypoints);
        const fit = fitMiniature(line);
        for (const [x, y] of line.map(fit)) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(WIDTH);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(HEIGHT);
        }
      }),
    );
  });

  it("lies on the chart's own land: in the frame beneath it each position has the same place", () => {
    fc.assert(
      fc.property(route, (waypoints) => {
        const line = routeLine(waypoints);
        const fit = fitMiniature(line);
        const frame = frameOf(line);
        if (frame === null) return;
        const world = worldPixels(frame.zoom);
        for (const point of line) {
          const [x, y] = fit(point);
          expect(mercatorX(point.longitude) * world - frame.left).toBeCloseTo(x, 3);
          expect(mercatorY(point.latitude) * world - frame.top).toBeCloseTo(y, 3);
        }
      }),
    );
    expect(frameOf([])).toBeNull();
    expect(frameOf([{ latitude: 43, longitude: 7 }])).toBeNull();
  });
});
