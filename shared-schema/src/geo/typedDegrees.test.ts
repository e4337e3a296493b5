import fc from "fast-check";
import { expect, it } from "vitest";
import { typedDegrees } from "./typedDegrees.ts";

it.each([
  ["43.58", 43.58],
  ["43,58", 43.58],
  ["-43.5", -43.5],
  ["−43.5", -43.5],
  ["43.58 N", 43.58],
  ["43°34.8'N", 43.58],
  ["43° 34.8' N", 43.58],
  ["43 34.8 N", 43.58],
  ["43-34.8N", 43.58],
  ["43:34.8 S", -43.58],
  ["N 43 34 48", 43.58],
  ["43°34′48″ s", -43.58],
  ["43 75 N", null],
  ["43.5 34.8", null],
  ["91", null],
  ["43 34.8 E", null],
  ["off Antibes", null],
  ["", null],
])("reads the latitude «%s»", (text, value) => {
  expect(typedDegrees(text, "latitude")).toBe(value);
});

it.each([
  ["7°07’26.4” O", -7.124],
  ["7° 7,44' Ouest", -7.124],
  ["007 07.44 E", 7.124],
  ["-179.9999", -179.9999],
  ["180.1", null],
  ["7 07.44 N", null],
])("reads the longitude «%s»", (text, value) => {
  expect(typedDegrees(text, "longitude")).toBe(value);
});

it("reads every place back that is written in decimals, or in degrees and minutes", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (at) => {
      expect(typedDegrees(at.toFixed(4), "longitude")).toBeCloseTo(Number(at.toFixed(4)), 9);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 59_999 }), (degrees, thousandths) => {
      const minutes = thousandths / 1_000;
      const read = typedDegrees(`${degrees}° ${minutes.toFixed(3)}' S`, "latitude");
      expect(read).toBeCloseTo(-(degrees + minutes / 60), 3);
    }),
  );
});
