import fc from "fast-check";
import { expect, it } from "vitest";
import type { Limits } from "../zones/limits.ts";
import { linesOf } from "./lineSet.ts";
import { graticule, limitsIn } from "./lines.ts";
import { boundsOf, type Frame, worldPixels } from "./projection.ts";

/** One arc that reaches the date line at 16° S, follows it to 19° S, as data that are cut there do, and leaves it. */
const FIJI = [179, -15, 180, -16, 180, -17, 180, -18, 180, -19, 179, -20];

function limitsOf(points: readonly number[]): Limits {
  return { within: () => [{ arc: 0, kind: "OUTER", points: Float64Array.from(points) }], crossings: () => [] };
}

function frameAt(zoom: number, longitude: number): Frame {
  const world = worldPixels(zoom);
  return { zoom, left: ((longitude + 180) / 360) * world - 200, top: world * 0.55 - 200, width: 400, height: 400 };
}

it("draws no limit along the date line, where the data are cut, seen from either side of it", () => {
  const degrees = FIJI.map((value, index) => (index % 2 === 0 ? value - 360 : value));
  for (const [longitude, arc] of [
    [179, FIJI],
    [-181, FIJI],
    [-181, degrees],
  ] as const) {
    const frame = frameAt(5, longitude);
    const within: Limits["within"] = () => limitsOf(arc).within(0, 0, 0, 0);
    const lines = limitsIn(frame, { within, crossings: () => [] }, "OUTER");
    for (const [first, end] of linesOf(lines)) {
      for (let i = first + 1; i < end; i++) expect(lines.points[i * 2]).not.toBe(lines.points[i * 2 - 2]);
    }
  }
  expect([...linesOf(limitsIn(frameAt(5, 179), limitsOf(FIJI), "OUTER"))]).toHaveLength(2);
  expect([...linesOf(limitsIn(frameAt(5, 179), limitsOf(FIJI), "BORDER"))]).toHaveLength(0);
});

it("lays the graticule through a frame at any zoom: never too dense, at round degrees, on its place", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 16, noNaN: true }),
      fc.double({ min: -500, max: 500, noNaN: true }),
      (zoom, longitude) => {
        const frame = frameAt(zoom, longitude);
        const { meridians, parallels } = graticule(frame);
        expect(meridians.length).toBeLessThan(6);
        expect(parallels.length).toBeLessThan(12);
        const { west, east } = boundsOf(frame);
        for (const { degrees, at } of meridians) {
          expect(at).toBeCloseTo(((degrees - west) / (east - west)) * frame.width, 3);
          // Whole minutes, or tens of degrees.
          expect(Math.abs(degrees * 60 - Math.round(degrees * 60))).toBeLessThan(1e-6);
        }
      },
    ),
  );
});
