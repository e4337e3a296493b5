import fc from "fast-check";
import geodesic from "geographiclib-geodesic";
import { describe, expect, it } from "vitest";
import type { Position } from "../base/basics.ts";
import { longitudeDifference, rhumbLength, rhumbLine, rhumbPoint } from "./rhumb.ts";

const wgs84 = geodesic.Geodesic.WGS84;
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const position = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Geodesic nautical miles, as the oracle. */
function oracle(from: Position, to: Position): number {
  return (wgs84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude).s12 ?? Number.NaN) / 1852;
}

describe("rhumbLine", () => {
  it("agrees with the geodesic on short distances", () => {
    const offset = fc.double({ min: -0.02, max: 0.02, noNaN: true });
    fc.assert(
      fc.property(position, offset, offset, (from, north, east) => {
        const to = at(from.latitude + north, from.longitude + east);
        expect(Math.abs(rhumbLine(from, to).nm - oracle(from, to))).toBeLessThan(2e-5);
      }),
      { numRuns: 500 },
    );
  });

  it("is never shorter than the geodesic, and exactly as long along a meridian", () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        expect(rhumbLine(from, to).nm).toBeGreaterThan(oracle(from, to) - 1e-6);
        const sameMeridian = at(to.latitude, from.longitude);
        expect(rhumbLine(from, sameMeridian).nm).toBeCloseTo(oracle(from, sameMeridian), 5);
      }),
    );
  });

  it("is exactly symmetrical, and zero for the same point", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(rhumbLine(a, b).nm).toBe(rhumbLine(b, a).nm);
        expect(rhumbLine(a, a).nm).toBe(0);
      }),
    );
  });

  it("does not jump where the line comes close to a parallel", () => {
    const from = at(43, 7);
    const nearly = rhumbLine(from, at(43 + 5.6e-5, 9));
    const hardly = rhumbLine(from, at(43 + 5.8e-5, 9));
    expect(Math.abs(nearly.nm - hardly.nm)).toBeLessThan(1e-4);
  });

  it("goes the shorter way across the antimeridian", () => {
    const line = rhumbLine(at(-17, 179.5), at(-17, -179.5));
    expect(line.nm).toBeCloseTo(rhumbLine(at(-17, 0), at(-17, 1)).nm, 9);
    expect(line.course).toBeCloseTo(90, 9);
    expect(longitudeDifference(-179.5, 179.5)).toBeCloseTo(-1, 12);
  });

  it("gives the course of the chart", () => {
    expect(rhumbLine(at(43, 7), at(44, 7)).course).toBe(0);
    expect(rhumbLine(at(43, 7), at(42, 7)).course).toBe(180);
    expect(rhumbLine(at(43, 7), at(43, 6)).course).toBe(270);
    // Antibes to Calvi on a chart.
    expect(rhumbLine(at(43.58, 7.13), at(42.567, 8.757)).course).toBeCloseTo(130.2, 0);
  });

  it("stays finite at the poles", () => {
    expect(rhumbLine(at(90, 0), at(80, 30)).nm).toBeGreaterThan(590);
  });
});

describe("rhumbPoint", () => {
  it("divides the line by its length and keeps the course", () => {
    const fraction = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(position, position, fraction, (from, to, part) => {
        fc.pre(Math.abs(longitudeDifference(from.longitude, to.longitude)) < 170);
        const whole = rhumbLine(from, to);
        fc.pre(whole.nm > 1);
        const point = rhumbPoint(from, to, part);
        expect(rhumbLine(from, point).nm).toBeCloseTo(whole.nm * part, 5);
        expect(rhumbLine(point, to).nm).toBeCloseTo(whole.nm * (1 - part), 5);
        expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it("gives the ends at 0 and 1", () => {
    const from = at(43, 7);
    const to = at(42, 8);
    expect(rhumbPoint(from, to, 0)).toEqual(from);
    expect(rhumbPoint(from, to, 1)).toEqual(to);
  });
});

describe("rhumbLength", () => {
  it("adds up the parts", () => {
    const points = [at(43, 7), at(42, 8), at(41, 8)];
    expect(rhumbLength(points)).toBeCloseTo(
      rhumbLine(at(43, 7), at(42, 8)).nm + rhumbLine(at(42, 8), at(41, 8)).nm,
      12,
    );
    expect(rhumbLength([at(43, 7)])).toBe(0);
  });
});
