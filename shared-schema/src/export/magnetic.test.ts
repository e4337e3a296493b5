import { expect, test } from "vitest";
import { declination } from "./magnetic.ts";

test.each([
  // Test values published with the World Magnetic Model 2025, at sea level.
  [80, 0, "2025-01-01T00:00:00Z", 1.28],
  [0, 120, "2025-01-01T00:00:00Z", -0.16],
  [-80, 240, "2025-01-01T00:00:00Z", 68.78],
  [80, 0, "2027-07-02T12:00:00Z", 2.59],
  [0, 120, "2027-07-02T12:00:00Z", -0.24],
  [-80, 240, "2027-07-02T12:00:00Z", 68.49],
])("declination at %s, %s on %s", (latitude, longitude, instant, expected) => {
  expect(declination({ latitude, longitude }, instant)).toBeCloseTo(expected, 1);
});

test("is not known outside the model's years, nor at the magnetic pole", () => {
  const calvi = { latitude: 42.57, longitude: 8.76 };
  expect(declination(calvi, "2029-12-31T23:00:00Z")).toBeCloseTo(4, 0);
  expect(declination(calvi, "2030-01-01T00:00:00Z")).toBeNull();
  expect(declination(calvi, "2014-01-01T00:00:00Z")).toBeNull();
  expect(declination(calvi, "nonsense")).toBeNull();
  expect(declination({ latitude: 86, longitude: 140 }, "2027-01-01T00:00:00Z")).toBeNull();
});
