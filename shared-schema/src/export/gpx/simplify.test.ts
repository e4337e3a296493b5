import fc from "fast-check";
import { expect, test } from "vitest";
import type { Position } from "../../base/basics.ts";
import { rhumbLine, rhumbPoint } from "../../geo/rhumb.ts";
import { MAX_TRACK_POINTS, simplifyTrack } from "./simplify.ts";

/** NM from a point to the rhumb line between two others, by trying a hundred points of it. */
function distance(point: Position, a: Position, b: Position): number {
  return Math.min(...Array.from({ length: 101 }, (_, i) => rhumbLine(point, rhumbPoint(a, b, i / 100)).nm));
}

test("no point that is dropped lies farther from the line than the tolerance", () => {
  const step = fc.record({ north: fc.integer({ min: -30, max: 30 }), east: fc.integer({ min: -30, max: 30 }) });
  const start = fc.record({
    latitude: fc.integer({ min: -60, max: 60 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(start, fc.array(step, { minLength: 2, maxLength: 40 }), (from, steps) => {
      let at: Position = from;
      const points = [
        at,
        ...steps.map(({ north, east }) => {
          const longitude = at.longitude + east / 1000;
          at = {
            latitude: at.latitude + north / 1000,
            longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
          };
          return at;
        }),
      ];
      const kept = simplifyTrack(points, 1);
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
      for (const point of points) {
        const best = Math.min(...kept.slice(1).map((b, i) => distance(point, kept[i] ?? b, b)));
        expect(best).toBeLessThan(1.03);
      }
    }),
    { numRuns: 50 },
  );
});

test("a straight line keeps its ends, a limit keeps the most telling points", () => {
  const straight = Array.from({ length: 1_000 }, (_, i) => ({ latitude: 43, longitude: 7 + i / 1_000 }));
  expect(simplifyTrack(straight, 0.01)).toEqual([straight[0], straight.at(-1)]);
  const wave = straight.map((point, i) => ({ ...point, latitude: 43 + (i % 2) / 60 + (i === 501 ? 1 : 0) }));
  const kept = simplifyTrack(wave, 0.01);
  expect(kept).toHaveLength(MAX_TRACK_POINTS);
  expect(simplifyTrack(wave, 0.01, 3)).toEqual([wave[0], wave[501], wave.at(-1)]);
  expect(simplifyTrack(wave.slice(0, 2), 5)).toHaveLength(2);
  expect(simplifyTrack([], 5)).toEqual([]);
});

test("the worst shape, which splits once for every point, is simplified all the same", () => {
  const points = 12_000;
  const spiral = Array.from({ length: points }, (_, i) => ({
    latitude: ((i % 2 ? 1 : -1) * i) / (points / 50),
    longitude: i / 1_000,
  }));
  expect(simplifyTrack(spiral, 0.01)).toHaveLength(MAX_TRACK_POINTS);
});
