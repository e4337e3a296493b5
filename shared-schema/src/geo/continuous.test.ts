import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../base/basics.ts";
import { continuous, longitudeNear } from "./continuous.ts";
import { normalLongitude, rhumbLength } from "./rhumb.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
/** Hundredths of a degree, so that whole turns are added without rounding. */
const hundredths = (limit: number) => fc.integer({ min: -limit * 100, max: limit * 100 }).map((value) => value / 100);
const position = fc.record({ latitude: hundredths(90), longitude: hundredths(180) });

describe("continuous", () => {
  it("never jumps, names the same places, and is as long as before", () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 12 }), (points) => {
        const line = continuous(points);
        expect(line.map(({ latitude }) => latitude)).toEqual(points.map(({ latitude }) => latitude));
        for (const [index, { longitude }] of line.entries()) {
          const turns = (longitude - (points[index]?.longitude ?? Number.NaN)) / 360;
          expect(turns).toBeCloseTo(Math.round(turns), 9);
          expect(Math.abs(longitude - (line[index - 1]?.longitude ?? longitude))).toBeLessThanOrEqual(180 + 1e-9);
        }
        expect(rhumbLength(line)).toBeCloseTo(rhumbLength(points), 6);
      }),
    );
  });

  it("leaves alone what stays on one side of the date line, to the last digit", () => {
    const west = fc.record({ latitude: hundredths(90), longitude: fc.double({ min: -180, max: 0, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(west), (points) => {
        expect(continuous(points)).toEqual(points);
      }),
    );
  });

  it("goes on from the line before it, also in its second turn round the world", () => {
    expect(continuous([at(-18, 178), at(-14, -172)])).toEqual([at(-18, 178), at(-14, 188)]);
    expect(continuous([at(-14, -172), at(-10, -165)], 178)).toEqual([at(-14, 188), at(-10, 195)]);
    expect(continuous([at(0, 100)], 450)).toEqual([at(0, 460)]);
  });

  it("finds a meridian next to any other", () => {
    fc.assert(
      fc.property(hundredths(1000), hundredths(180), (near, longitude) => {
        const found = longitudeNear(near, longitude);
        expect(Math.abs(found - near)).toBeLessThanOrEqual(180 + 1e-9);
        const same = normalLongitude(found) - longitude;
        expect(Math.min(Math.abs(same), 360 - Math.abs(same))).toBeLessThan(1e-9);
      }),
    );
  });
});
