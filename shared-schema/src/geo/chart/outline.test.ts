import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unrolled } from "./antimeridian.ts";
import { clip, partsIn, shapeOf, thin } from "./outline.ts";

const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

describe("clip", () => {
  it("keeps what lies inside and cuts what reaches out", () => {
    expect(clip(shapeOf([1, 1, 5, 1, 5, 5]), box)).toEqual([1, 1, 5, 1, 5, 5]);
    expect(clip(shapeOf([20, 20, 30, 20, 30, 30]), box)).toEqual([]);
    expect(new Set(clip(shapeOf([-5, 2, 5, 2, 5, 4, -5, 4]), box))).toEqual(new Set([0, 2, 5, 4]));
  });

  it("never leaves the box", () => {
    const coordinate = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 20 }), (points) => {
        for (const value of clip(shapeOf(points.flat()), box)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

describe("partsIn", () => {
  it("leaves out what lies beyond a side, and nothing that shows", () => {
    expect(partsIn([-5, 5, 5, 5, 50, 5, 50, 50, 5, 5], box)).toEqual([
      [-5, 5, 5, 5, 50, 5],
      [50, 50, 5, 5],
    ]);
  });
});

describe("thin", () => {
  it("drops near points but the fixed ones", () => {
    const points = [0, 0, 1, 0, 2, 0, 9, 0];
    expect(thin(points, 5, () => false)).toEqual([0, 0, 9, 0]);
    expect(thin(points, 5, (index) => index === 1)).toEqual([0, 0, 1, 0, 9, 0]);
  });
});

describe("unrolled", () => {
  it("draws an island on the antimeridian in one piece", () => {
    const island = Float64Array.from([179, -17, -179, -17, -179, -16, 179, -16, 179, -17]);
    expect(unrolled(island)).toEqual([179, -17, 181, -17, 181, -16, 179, -16]);
  });

  it("closes a continent round the pole along the pole", () => {
    const antarctica = Float64Array.from([-180, -70, -90, -70, 0, -70, 90, -70, 180, -70]);
    expect(unrolled(antarctica).slice(-4)).toEqual([180, -90, -180, -90]);
  });
});
